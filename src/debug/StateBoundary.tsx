import { Component, type ReactNode } from 'react'
import type { Store } from '../app/store'

interface Props {
  store: Store
  children: ReactNode
}

/** The DevTools can put the store into states that no page can be drawn from; the next state is tried again. */
export class StateBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null }
  private stop?: () => void

  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? 'unknown' })

  override componentDidMount() {
    this.stop = this.props.store.subscribe(() => {
      if (this.state.error !== null) this.setState({ error: null })
    })
  }

  override componentWillUnmount() {
    this.stop?.()
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <p role="alert">This state cannot be drawn: {String(error)}</p>
  }
}
