import '../shared/tool.css'
import './dreams.css'
import { useDeferredValue, useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { SiteParts, ToolModule } from '../../core/tool'
import { Announcement } from '../../ui/Announcement'
import { focusTargetProps } from '../../ui/focusTarget'
import { texts as shared } from '../shared/content'
import { OpeningLine } from '../shared/fields'
import { NotesPanel } from '../shared/NotesPanel'
import { copiesOf } from '../shared/reading'
import { arrivesBelow, ResultBelow, ResultButtons } from '../shared/resultBelow'
import { categoryTexts, elementTexts, head, nameOf, texts } from './content'
import { Sky } from './Drawing'
import { Result } from './Result'
import { notedIn, reading } from './reading'
import {
  type Category,
  categories,
  type DreamsRoot,
  dreamOf,
  dreamsSlice,
  type ElementId,
  elementsOf,
  elementToggled,
  selectDream,
  selectIsChosen,
  selectIsInterpreted,
  selectMissing,
} from './slice'

export const page: ToolModule<DreamsRoot> = {
  head,
  View,
  hasArrived: arrivesBelow(dreamsSlice),
  ...copiesOf(({ dreams }) => ({ ...dreams, ...texts.result, reading: reading(dreamOf(dreams.selection)) })),
}

/** The dream diary: what was in the dream, its sky, and what it may give to think about. */
function View({ site }: { site: SiteParts }) {
  return (
    <>
      <div className="stage dreams">
        <div className="column dreams__gathering">
          <h1 className="stage__title" {...focusTargetProps}>
            {texts.title}
          </h1>
          <p className="read soft screen-only">{texts.lead}</p>
          <OpeningLine slice={dreamsSlice} question={texts.tell} />
          <div className="dreams__matrix screen-only">
            {categories.map((category) => (
              <Row key={category} category={category} />
            ))}
          </div>
        </div>
        <Panel />
      </div>
      <ResultBelow slice={dreamsSlice}>
        <Result site={site} />
      </ResultBelow>
    </>
  )
}

/** All that can be marked: a row per category, a button per element. */
function Row({ category }: { category: Category }) {
  const id = useId()
  return (
    <fieldset className="dreams__category" aria-labelledby={id}>
      <h2 className="kicker" id={id}>
        {categoryTexts[category]}
      </h2>
      <div className="dreams__elements">
        {elementsOf[category].map((element) => (
          <Element key={element} element={element} />
        ))}
      </div>
    </fieldset>
  )
}

function Element({ element }: { element: ElementId }) {
  const isChosen = useSelector((root: DreamsRoot) => selectIsChosen(root, element))
  const dispatch = useDispatch()
  return (
    <button
      type="button"
      className="column dreams__element"
      aria-pressed={isChosen}
      onClick={() => dispatch(elementToggled({ element }))}
    >
      <span className="dreams__emoji" aria-hidden="true">
        {elementTexts[element].emoji}
      </span>
      {nameOf(element)}
    </button>
  )
}

/** The dream as it stands: its sky, its elements as a list, and what can be done with it. */
function Panel() {
  const dream = useSelector(selectDream)
  const missing = useSelector(selectMissing)
  const isInterpreted = useSelector(selectIsInterpreted)
  const id = useId()
  // asked once there are enough to be read, before they are
  const images = notedIn(dream).map((image) => ({
    image,
    question: shared.notes.question(elementTexts[image].nameWithArticle),
  }))
  // the button and the list answer first; the sky follows one frame later
  const drawn = useDeferredValue(dream)
  const { none, chosen, ready, interpreted } = texts.announcement
  // the same before and after the interpretation is requested, which its heading announces
  const next = missing === 0 ? ready : isInterpreted ? interpreted : `${texts.missing(missing)}.`
  return (
    <section className="column" aria-labelledby={`${id}-title`}>
      <div className="row dreams__head screen-only">
        <h2 className="d3" id={`${id}-title`}>
          {texts.panel}
        </h2>
        <p className="small soft" id={`${id}-count`}>
          {missing > 0 ? texts.missing(missing) : texts.count(dream.length)}
        </p>
      </div>
      <div className="dreams__sky">
        <Sky dream={drawn} label={drawn.length > 0 ? texts.sky.chosen(drawn.map(nameOf)) : texts.sky.empty} />
      </div>
      <p className="dreams__list screen-only">{dream.map(nameOf).join(', ') || texts.empty}</p>
      {missing === 0 && <NotesPanel slice={dreamsSlice} images={images} invitation={texts.invitation} />}
      <div className="row dreams__buttons">
        <ResultButtons
          slice={dreamsSlice}
          missingId={missing > 0 ? `${id}-count` : undefined}
          ask={texts.interpret}
          restart={texts.result.restart}
        />
      </div>
      <Announcement>{`${dream.length > 0 ? chosen(dream.length) : none} ${next}`}</Announcement>
    </section>
  )
}
