import { type FunctionComponent, type ReactNode, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { credentialLine, dateLabel, registrationLabel, whatsappNumber } from '../core/format'
import { paths } from '../core/paths'
import { darkThemes, sectionOf, type Theme } from '../core/sections'
import type { SiteParts, ToolHead, ToolModule } from '../core/tool'
import { SmallFooter } from '../footer/View'
import { selectDay } from '../layout/slice'
import { practice } from '../practice'
import { selectSheet } from '../sharing/slice'
import { Sharing } from '../sharing/View'
import { type AnyTool, enabledTools } from '../tools'
import { focusHeading } from '../tools/shared/focusHeading'
import { resultImage } from '../tools/shared/image'
import { Icon } from '../ui/Icon'
import { Ornament } from '../ui/Ornament'
import { SiteLink } from '../ui/SiteLink'
import { texts } from './content'
import { share } from './download'
import type { RootState } from './reducer'
import '../tools/shared/toolPage.css'

/** Last line of a kept result. */
const { phone, email, whatsapp } = practice.contact
const ways = [phone, email, whatsapp && `WhatsApp ${whatsappNumber(whatsapp)}`].filter(Boolean).slice(0, 2).join(', ')
const credential = credentialLine(practice)
const colophon = texts.colophon(practice.name, credential, ways)

/** On a dark page the footer stays in the page's theme. */
const footerTheme = (theme: Theme): Theme => (darkThemes.includes(theme) ? theme : 'rodape')

/** What there is of a tool once its page has been loaded. */
export interface LoadedTool {
  page: FunctionComponent
  head: ToolHead
  hasArrived: ToolModule<RootState>['hasArrived']
  /** Focuses the heading of the place where the visitor is. */
  focusHeading(): void
  /** The result as the clipboard gets it. */
  resultText(root: RootState): string
  /** Hands the result over as an image; rejects where it cannot be made. */
  saveImage(root: RootState): Promise<void>
}

/** A tool together with the parts of the site that stand around it and in its result. */
export function openTool(tool: AnyTool, module: ToolModule<RootState>): LoadedTool {
  const { head, hasArrived, plainText, imageTexts } = module
  const dateOf = (root: RootState) => {
    const day = selectDay(root)
    return day === null ? '' : dateLabel(day)
  }
  return {
    page: pageOf(tool, module),
    head,
    hasArrived,
    focusHeading,
    resultText: (root) => [`${tool.name}\n${dateOf(root)}`.trim(), plainText(root), colophon].join('\n\n'),
    saveImage: async (state) => {
      const result = document.querySelector('.result')
      if (!result) throw new Error('no result is shown')
      const picture = await resultImage(result, { ...imageTexts(state), name: practice.name, credential })
      return share(picture, `${tool.path.slice(paths.home.length)}.png`)
    },
  }
}

/** The page of a tool: its view, with the parts of the site that it places, and the small footer. */
function pageOf(tool: AnyTool, { View, ColoringDrawing }: ToolModule<RootState>): FunctionComponent {
  const site: SiteParts = {
    TherapyLink,
    Sharing: ({ children }) => (
      <Sharing tool={tool.id} canColor={ColoringDrawing !== undefined}>
        {children}
      </Sharing>
    ),
    colophon: <p className="result__colophon">{colophon}</p>,
    otherTools: <OtherTools than={tool} />,
  }
  return function ToolPage() {
    const sheet = useSelector(selectSheet)
    // the preloaded italic is for what the visitor will write, and is ready by then
    useEffect(() => void document.fonts?.load('italic 1rem "EB Garamond"'), [])
    return (
      <>
        <main data-sheet={sheet}>
          <noscript>
            <p className="tool-noscript screen-only">{texts.toolNeedsScript}</p>
          </noscript>
          <Imprint />
          <View site={site} />
          {ColoringDrawing && sheet === 'coloring' && (
            <ColoringSheet title={tool.name}>
              <ColoringDrawing />
            </ColoringSheet>
          )}
        </main>
        <SmallFooter practice={practice} theme={footerTheme(tool.theme)} />
      </>
    )
  }
}

const TherapyLink: SiteParts['TherapyLink'] = ({ className, isQuiet }) => (
  <SiteLink to={sectionOf('contact').address} className={className}>
    {texts.therapy}
    {isQuiet && <Icon name="next" />}
  </SiteLink>
)

/** One A4 sheet with the drawing in lines, on paper only. */
const ColoringSheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="coloring-sheet" aria-hidden="true">
    <p className="coloring-sheet__title">{title}</p>
    {children}
    <p className="coloring-sheet__foot">
      <span>{`${practice.name}, ${practice.profession}`}</span>
      <span>{registrationLabel(practice.registration)}</span>
    </p>
  </div>
)

/** First line of a printed result. */
function Imprint() {
  const day = useSelector(selectDay)
  const who = `${practice.name}, ${credential}`
  return <p className="tool-imprint">{day === null ? who : `${who} · ${dateLabel(day)}`}</p>
}

function OtherTools({ than }: { than: AnyTool }) {
  const others = enabledTools(practice).filter(({ id }) => id !== than.id)
  return (
    <section className="tool-others screen-only">
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
