import { Component, type ReactNode, useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { practice } from '../practice'
import { IncompleteNotice, MissingPageNotice, PageFallback } from '../site/errorNotice'
import { selectMode } from '../site/layout'
import { CopyTyped } from '../site/sharing'
import { SiteLink } from './links'
import type { RootState } from './reducer'
import { routeOf } from './routes'
import { typedText } from './typed'

export { IncompleteNotice }

const selectHasTyped = (state: RootState) => typedText(state) !== ''

const KeepTyped = () => useSelector(selectHasTyped) && <CopyTyped />

/** Says that the page asked for did not come. */
export const MissingNotice = () => <MissingPageNotice link={SiteLink} typed={<KeepTyped />} />

interface BrokenPageProps {
  path: string
  error: unknown
  retry: () => void
}

/** In the place of a page that cannot be drawn, until its tool is in another state (time travel). */
function BrokenPage({ path, error, retry }: BrokenPageProps) {
  const { tool } = routeOf(path)
  const state = useSelector((root: RootState) => tool && root[tool.id])
  const broken = useRef(state)
  useEffect(() => {
    if (state !== broken.current) retry()
  }, [state, retry])
  // a page that was never hydrated stays as it was prerendered
  if (useSelector(selectMode) === 'unmeasured') throw error
  return <PageFallback path={path} site={practice.name} typed={<KeepTyped />} />
}

interface BoundaryProps {
  path: string
  children: ReactNode
}

/** A page that cannot be drawn takes nothing else with it: the bar, the other pages and what was typed remain. */
export class PageBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? 'unknown' })

  retry = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <BrokenPage path={this.props.path} error={error} retry={this.retry} />
  }
}
