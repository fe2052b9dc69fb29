/*
 * A part of the screen whose code is fetched when it is first shown. A failed load and an error while drawing are
 * reported in its place and can be tried again; everything around the part stays as it is.
 */
import {
  Component,
  createElement,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'

type Attempt<P> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly part: ComponentType<P> }

/** The part, and a way to fetch it before it is shown. */
export interface Loadable<P> {
  readonly Part: ComponentType<P>
  /** Fetches the code early; failures are left to the moment when it is shown. */
  readonly preload: () => void
}

type Options = {
  /** Shown until the code is there. */
  pending?: ReactNode
  /** The part floats over the page, like a dialog, so a failure does too. */
  floating?: boolean
}

/** Makes a part from a function that fetches its component. */
export function loadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { pending = null, floating = false }: Options = {},
): Loadable<P> {
  let fetched: ComponentType<P> | undefined
  const fetchPart = async (): Promise<ComponentType<P>> => {
    fetched ??= await load()
    return fetched
  }
  const first = (): Attempt<P> =>
    fetched === undefined ? { kind: 'loading' } : { kind: 'ready', part: fetched }

  function Part(props: P) {
    const [attempt, setAttempt] = useState<Attempt<P>>(first)
    const waits = attempt.kind === 'loading'
    useEffect(() => {
      if (!waits) return undefined
      let wanted = true
      fetchPart().then(
        (part) => {
          if (wanted) setAttempt({ kind: 'ready', part })
        },
        () => {
          if (wanted) setAttempt({ kind: 'failed' })
        },
      )
      return () => {
        wanted = false
      }
    }, [waits])
    switch (attempt.kind) {
      case 'loading':
        return pending
      case 'failed':
        return (
          <Failure
            text="This could not be loaded. Check your connection and try again, or load the page again: a new version may have been installed."
            floating={floating}
            onRetry={() => {
              setAttempt({ kind: 'loading' })
            }}
          />
        )
      case 'ready':
        return <PartBoundary floating={floating}>{createElement(attempt.part, props)}</PartBoundary>
    }
  }
  return {
    Part,
    preload: () => {
      fetchPart().catch(() => undefined)
    },
  }
}

type BoundaryProps = { floating?: boolean; children: ReactNode }

/** Keeps an error while drawing inside its part. */
export class PartBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Failure
        text="This part could not be shown. Your saved work is safe."
        floating={this.props.floating ?? false}
        onRetry={() => {
          this.setState({ failed: false })
        }}
      />
    )
  }
}

type FailureProps = { text: string; floating: boolean; onRetry: () => void }

function Failure({ text, floating, onRetry }: FailureProps) {
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-col items-start gap-3 p-4 text-sm',
        floating &&
          'fixed bottom-4 left-1/2 z-50 w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 rounded-card border border-border bg-surface shadow-float',
      )}
    >
      <p>{text}</p>
      <div className="flex gap-2">
        <Button onClick={onRetry}>Try again</Button>
        <Button
          onClick={() => {
            window.location.reload()
          }}
        >
          Load the page again
        </Button>
      </div>
    </div>
  )
}
