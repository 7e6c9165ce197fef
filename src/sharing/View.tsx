import type { MouseEvent, ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Announcement } from '../ui/Announcement'
import { onSinglePress } from '../ui/clicks'
import { copyRequested, imageRequested, printRequested, selectSharing } from './slice'

export const texts = {
  image: { ask: 'Salvar imagem', done: 'Imagem salva', refused: 'Não foi possível salvar' },
  text: { ask: 'Copiar', done: 'Texto copiado', refused: 'Não foi possível copiar' },
  print: 'Imprimir',
  printColoring: 'Imprimir para colorir',
}

interface SharingProps {
  tool: string
  /** Whether the drawing can be printed as a sheet to be coloured. */
  canColor: boolean
  /** A further button, at the end. */
  children: ReactNode
}

/** Save, copy, print: nothing leaves the browser without a click on one of these. */
export function Sharing({ tool, canColor, children }: SharingProps) {
  const dispatch = useDispatch()
  const { status, shared } = useSelector(selectSharing)
  const notice = shared && (status === 'done' || status === 'refused') ? { shared, text: texts[shared][status] } : null
  const button = (label: string, onClick: (event: MouseEvent) => void, isDone = false) => (
    <li>
      <button type="button" className={isDone ? 'link small result__action--done' : 'link small'} onClick={onClick}>
        {label}
      </button>
    </li>
  )
  const share = (kind: 'image' | 'text', request: typeof imageRequested | typeof copyRequested) =>
    button(
      notice?.shared === kind ? notice.text : texts[kind].ask,
      onSinglePress(() => dispatch(request({ tool }))),
      notice?.shared === kind,
    )
  return (
    <>
      <ul className="row">
        {share('image', imageRequested)}
        {share('text', copyRequested)}
        {button(texts.print, () => dispatch(printRequested({ sheet: 'result' })))}
        {canColor && button(texts.printColoring, () => dispatch(printRequested({ sheet: 'coloring' })))}
        <li>{children}</li>
      </ul>
      <Announcement>{notice?.text}</Announcement>
    </>
  )
}
