import { Component, type ReactNode, useEffect, useRef } from 'react'
import { contactLinks, withCommas } from '../core/contactMethods'
import { paths } from '../core/paths'
import { practice } from '../practice'
import { RichText } from '../ui/reading/RichText'
import { errorTexts as texts } from './content'

/** In the place of a page whose code does not come, or that cannot be drawn. Its links load their page again. */
function ErrorPage({ path }: { path: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // what had the focus is gone
  useEffect(() => heading.current?.focus(), [])
  return (
    <main>
      <title>{`${texts.title} · ${practice.name}`}</title>
      <div className="error-page grid12">
        <h1 className="d2" tabIndex={-1} ref={heading}>
          {texts.title}
        </h1>
        <p className="read">{texts.text}</p>
        <p className="acts">
          <a href={path} className="btn">
            {texts.reload}
          </a>
          <a href={paths.home} className="link">
            {texts.home}
          </a>
        </p>
        <p>
          {texts.contact} <RichText text={withCommas(contactLinks(practice.contact))} />
        </p>
      </div>
    </main>
  )
}

interface Props {
  path: string
  children: ReactNode
}

/** A page that cannot be shown takes nothing else with it: the bar and the other pages remain. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? 'unknown' })

  override render() {
    return this.state.error === null ? this.props.children : <ErrorPage path={this.props.path} />
  }
}
