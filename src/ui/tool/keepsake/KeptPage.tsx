import './keepsake.css'
import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ToolParts } from '../../../core/tool'
import { Crisis } from '../../Crisis'
import { Sheet } from '../WritingPlace'
import { isBegun, type Page, pageOf } from './compose'
import type { KeepsakeOptions } from './options'
import { texts } from './texts'

export interface KeptPageProps<Root, Image extends string> extends KeepsakeOptions<Root, Image> {
  parts: Pick<ToolParts, 'ToMessage'>
}

/** The page that remains, at the end of the result, to be changed where it stands. */
export function KeptPage<Root, Image extends string>({
  select,
  materialOf,
  actions,
  parts: { ToMessage },
}: KeptPageProps<Root, Image>) {
  const id = useId()
  const dispatch = useDispatch()
  const keepsake = useSelector(select)
  const { page, sentence } = usePage({ select, materialOf })
  const sheet = (place: 'page' | 'sentence', text: string, rows: number) => (
    <div className="writing writing--place">
      <label htmlFor={`${id}-${place}`}>{texts[place]}</label>
      <Sheet
        id={`${id}-${place}`}
        rows={rows}
        text={text}
        onText={(changed) => dispatch(actions.keepsakeEdited({ place, text: changed }))}
      />
      {keepsake[place] !== null && (
        <button
          type="button"
          className="link"
          onClick={() => {
            // the button goes away
            document.getElementById(`${id}-${place}`)?.focus()
            dispatch(actions.keepsakeEdited({ place, text: null }))
          }}
        >
          {texts.again}
        </button>
      )}
    </div>
  )
  return (
    <section className="keepsake" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="keepsake__title">
        {texts.title}
      </h3>
      {isBegun(keepsake) ? (
        <>
          <p className="writing__note">{texts.note}</p>
          {sheet('page', page, 6)}
          {sheet('sentence', sentence, 1)}
          {ToMessage && sentence.trim() && (
            <div className="keepsake__way">
              <ToMessage sentence={sentence.trim()}>{texts.toMessage}</ToMessage>
              <p className="writing__note">
                {texts.toMessageNote} <Crisis length="line" />
              </p>
            </div>
          )}
        </>
      ) : (
        <p className="writing__note">{texts.invitation}</p>
      )}
    </section>
  )
}

/** “O que fica” at the head of the result, on paper only. */
export function KeptOnPaper<Root, Image extends string>({ select, materialOf }: KeepsakeOptions<Root, Image>) {
  const { page, sentence } = usePage({ select, materialOf })
  if (!useSelector((root: Root) => isBegun(select(root)))) return null
  return (
    <div className="keepsake-paper">
      <h3 className="keepsake__title">{texts.title}</h3>
      <p className="keepsake-paper__page">{page}</p>
      <p className="note">{texts.sentence}</p>
      <p className="keepsake-paper__page">{sentence}</p>
    </div>
  )
}

/** The page and the sentence as the present state makes them. */
function usePage<Root>({ select, materialOf }: Pick<KeepsakeOptions<Root, string>, 'select' | 'materialOf'>) {
  const of = (place: keyof Page) => (root: Root) => pageOf(materialOf(root), select(root))[place]
  return { page: useSelector(of('page')), sentence: useSelector(of('sentence')) }
}
