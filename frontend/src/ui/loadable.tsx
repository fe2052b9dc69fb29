/*
 * A page or a part of the screen whose code is fetched when it is first shown. A failed load and an error while drawing
 * are reported in its place and can be tried again; everything around the part stays as it is.
 */
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { fetchCode } from '@/lib/fetch-code'
import { newVersionStore } from '@/lib/new-version'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { FailureNotice } from '@/ui/FailureNotice'

type Attempt<P> = { kind: 'loading' | 'failed' } | { kind: 'ready'; part: ComponentType<P> }

/** The part, and ways to fetch it before it is shown. */
export type Loadable<P> = {
  Part: ComponentType<P>
  /** Fetches the code; rejects when it cannot be loaded. */
  fetch: () => Promise<void>
  /** Fetches the code early; a failure is reported where the part is shown. */
  preload: () => void
  /** The same, and resolves when that has ended. */
  tryFetch: () => Promise<void>
}

type Options = {
  /** Shown until the code is there. */
  pending?: ReactNode
  /** The part floats over the page, like a dialog, so a failure does too. */
  floating?: boolean
  /** The part is a whole page: its failure has the page's heading, and the layout contains its errors. */
  page?: boolean
  /** The page works without the part: a failure shows nothing. */
  quiet?: boolean
}

/** Makes a part from a function that fetches its component. */
export function loadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { pending = null, floating = false, page = false, quiet = false }: Options = {},
): Loadable<P> {
  let fetched: ComponentType<P> | undefined
  const fetchOnce = async (): Promise<ComponentType<P>> => {
    fetched ??= await load()
    return fetched
  }
  const tryFetch = async (): Promise<void> => {
    await fetchOnce().catch(() => undefined)
  }
  const first = (): Attempt<P> =>
    fetched === undefined ? { kind: 'loading' } : { kind: 'ready', part: fetched }

  function Part(props: P) {
    const [attempt, setAttempt] = useState<Attempt<P>>(first)
    const waits = attempt.kind === 'loading'
    useEffect(() => {
      if (!waits) return undefined
      let wanted = true
      fetchCode(fetchOnce).then(
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
        return quiet ? null : (
          <FailureNotice
            instead={{
              title: page ? 'page' : 'part',
              text: newVersionStore.getState().available ? 'replaced' : 'connection',
            }}
            level={page ? 1 : undefined}
            floating={floating}
            onClose={closeOf(props)}
            reload
            onRetry={() => {
              setAttempt({ kind: 'loading' })
            }}
          />
        )
      case 'ready': {
        const part = createElement(attempt.part, props)
        return page ? (
          part
        ) : (
          <ErrorBoundary floating={floating} onClose={closeOf(props)}>
            {part}
          </ErrorBoundary>
        )
      }
    }
  }
  return {
    Part,
    fetch: async () => {
      await fetchCode(fetchOnce)
    },
    preload: () => void tryFetch(),
    tryFetch,
  }
}

/** Dialogs are told how to close; the notice in the place of one closes it too. */
function closeOf(props: object): (() => void) | undefined {
  const close: unknown = 'onClose' in props ? props.onClose : undefined
  return isCallable(close) ? close : undefined
}

function isCallable(value: unknown): value is () => void {
  return typeof value === 'function'
}
