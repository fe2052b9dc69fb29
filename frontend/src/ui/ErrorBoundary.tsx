/*
 * Keeps an error while drawing inside one part of the screen: the part says so and can be tried again, and everything
 * around it stays, with what was typed there.
 */
import { Component, type ReactNode } from 'react'
import { FailureNotice } from '@/ui/FailureNotice'

type Props = {
  title?: string
  /** Shown in place of the reason. */
  text?: string
  /** Level of the title as a heading; see `FailureNotice`. */
  level?: 1 | 2 | 3
  floating?: boolean
  onClose?: (() => void) | undefined
  className?: string
  /** The part is tried again when this changes: the page's address, for example. */
  resetKey?: unknown
  children: ReactNode
}

type State = { failure: { error: unknown } | undefined; resetKey: unknown }

/** Renders its children, or the notice in their place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey }
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    const { title, text, level, floating, onClose, className } = this.props
    return (
      <FailureNotice
        title={title}
        text={text}
        instead={{ title: 'shown', text: 'rest', error: failure.error }}
        level={level}
        floating={floating ?? false}
        onClose={onClose}
        className={className}
        reload
        onRetry={() => {
          this.setState({ failure: undefined })
        }}
      />
    )
  }
}
