import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { crisis } from '../core/crisis'
import { linkFollowed, sentenceTaken } from '../core/events'
import { credentialLine, dateLabel, whatsappNumber } from '../core/format'
import { paths } from '../core/paths'
import { darkTones, numerals, sectionOf, type Tone } from '../core/sections'
import type { PictureFormat, ToolHead, ToolModule, ToolParts } from '../core/tool'
import { stopWindowScroll } from '../motion/pieces'
import { practice } from '../practice'
import { selectDay } from '../site/layout'
import { frameOf, Outputs } from '../site/outputs/View'
import type { AnyTool } from '../tools'
import { Ornament } from '../ui/Ornament'
import { focusHeading } from '../ui/tool'
import { texts as toolTexts } from '../ui/tool/content'
import { texts } from './content'
import { download, share } from './download'
import { SiteLink } from './links'
import { offeredTools } from './offered'
import { SmallPageFooter } from './PageFooter'
import type { RootState } from './reducer'
import './toolPage.css'

const FramedPlate = frameOf<RootState>()

/** Last line of a kept result. */
const { phone, email, whatsapp } = practice.contact
const ways = [phone, email, whatsapp && `WhatsApp ${whatsappNumber(whatsapp)}`].filter(Boolean).slice(0, 2).join(', ')
const colophon = texts.colophon(practice.name, credentialLine(practice), ways)

/** On a dark page the footer stays in the page's tone. */
const footerTone = (tone: Tone): Tone => (darkTones.includes(tone) ? tone : 'rodape')

/** What there is of a tool once its page has been loaded. */
export interface LoadedTool {
  page: ComponentType
  head: ToolHead
  hasArrived: ToolModule<RootState>['hasArrived']
  Finished: ToolModule<RootState>['Finished']
  /** Brings focus and window to the heading of the place where the visitor is, once it is there and if she still waits for it. */
  focusHeading(isWanted: () => boolean): Promise<void>
  /** The result as the clipboard gets it. */
  resultText(root: RootState): string
  /** Hands the drawing over as a file; rejects where there is none. */
  savePicture(root: RootState, format: PictureFormat): Promise<void>
}

/** A tool together with the pieces of the site that stand around it and below its result. */
export function openTool(tool: AnyTool, module: ToolModule<RootState>): LoadedTool {
  const { head, View, hasArrived, Finished, sources, plainText, later, drawPicture } = module
  const choicesOf = (root: RootState) => later.loaded()?.series?.choicesOf(root, selectDay(root)) ?? ''
  const drawn = async (root: RootState, format: PictureFormat) => {
    const day = selectDay(root)
    return drawPicture(root, format, {
      tone: tool.tone,
      title: tool.name,
      number: numerals[offeredTools.indexOf(tool)] ?? '',
      date: day === null ? '' : dateLabel(day),
      kept: later.loaded()?.keptOf(root) ?? null,
      choices: choicesOf(root),
    })
  }
  return {
    page: pageOf(
      tool,
      View,
      <FramedPlate select={(root: RootState) => root[tool.id]} draw={(root: RootState) => drawn(root, 'svg')} />,
    ),
    head,
    hasArrived,
    Finished,
    focusHeading,
    resultText: (root) =>
      [
        `${tool.name}\n${choicesOf(root)}`.trim(),
        ...(later.loaded()?.paragraphsOf(root) ?? []),
        plainText(root),
        ...(later.loaded()?.series?.paragraphsOf(root) ?? []),
        `${sources} ${toolTexts.disclaimer}`,
        crisis.full,
        crisis.minors,
        colophon,
      ].join('\n\n'),
    savePicture: async (root, format) => {
      const name = tool.path.slice(paths.home.length)
      const file = format === 'phone' ? `${name}-celular.png` : `${name}.${format}`
      const picture = await drawn(root, format)
      return format === 'phone' ? share(picture, file) : download(picture, file)
    },
  }
}

/** The page of a tool: its view, lent the pieces of the site it places, and the small footer. */
function pageOf(tool: AnyTool, View: ComponentType<ToolParts>, frame: ReactNode): ComponentType {
  const parts: ToolParts = {
    therapy: (
      <SiteLink to={sectionOf('contact').address} className="btn">
        {texts.therapy}
      </SiteLink>
    ),
    ToMessage: practice.contact.form && ToMessage,
    outputs: <Outputs tool={tool.id} frame={frame} />,
    colophon: <p className="tool-colophon">{colophon}</p>,
    otherTools: <OtherTools than={tool} />,
  }
  return function ToolPage() {
    // the page that comes next is left where it is
    useLayoutEffect(() => stopWindowScroll, [])
    return (
      <>
        <main>
          <noscript>
            <p className="tool-noscript">{texts.toolNeedsScript}</p>
          </noscript>
          <Imprint />
          <View {...parts} />
        </main>
        <SmallPageFooter tone={footerTone(tool.tone)} />
      </>
    )
  }
}

/** The way for a sentence into the form's message, where it is seen, and sent only if she sends it. */
function ToMessage({ sentence, children }: { sentence: string; children: ReactNode }) {
  const dispatch = useDispatch()
  const onClick = () => {
    dispatch(sentenceTaken({ text: sentence }))
    dispatch(linkFollowed({ to: sectionOf('contact').address }))
  }
  return (
    <button type="button" className="link" onClick={onClick}>
      {children}
    </button>
  )
}

/** First line of a printed result. */
function Imprint() {
  const day = useSelector(selectDay)
  const who = `${practice.name}, ${credentialLine(practice)}`
  return <p className="tool-imprint">{day === null ? who : `${who} · ${dateLabel(day)}`}</p>
}

function OtherTools({ than }: { than: AnyTool }) {
  const others = offeredTools.filter(({ id }) => id !== than.id)
  return (
    <section className="tool-others grid12">
      <h2 className="tool-others__title">{texts.otherTools(others.length)}</h2>
      <ul>
        {others.map(({ path, name, medallion }) => (
          <li key={path}>
            <SiteLink to={path}>
              <Ornament drawing={medallion} />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
