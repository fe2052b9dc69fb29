/*
 * A part of the screen whose code is fetched when it is first shown. A failed load says so and can be tried again;
 * nothing around the part is lost meanwhile.
 */
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '@/ui/Button'

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

/** Makes a part from a function that fetches its component; `pending` stands in its place until then. */
export function loadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
  pending: ReactNode = null,
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
          <LoadFailure
            onRetry={() => {
              setAttempt({ kind: 'loading' })
            }}
          />
        )
      case 'ready':
        return createElement(attempt.part, props)
    }
  }
  return {
    Part,
    preload: () => {
      fetchPart().catch(() => undefined)
    },
  }
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 p-4 text-sm">
      <p>This could not be loaded. Check your connection and try again.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
