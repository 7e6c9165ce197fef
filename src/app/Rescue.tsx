import { Component, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { CopyTyped } from '../site/outputs'
import { Broken, Missing } from '../site/rescue'
import { SiteLink } from './links'
import type { RootState } from './store'
import { typedText } from './typed'

const selectHasTyped = (state: RootState) => typedText(state) !== ''

const KeepTyped = () => useSelector(selectHasTyped) && <CopyTyped />

/** Says that the page asked for did not come. */
export const MissingNotice = () => <Missing link={SiteLink} typed={<KeepTyped />} />

interface BoundaryProps {
  path: string
  children: ReactNode
}

/** A page that cannot be drawn takes nothing else with it: the bar, the other pages and what was typed remain. */
export class PageBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    const { path, children } = this.props
    return this.state.hasFailed ? <Broken path={path} typed={<KeepTyped />} /> : children
  }
}
