/* Sending something, with what a page shows about it: under way, waiting for a network, failed or done. */
import { useEffect, useRef, useState } from 'react'
import { toApiError, type ApiError } from '@/api/errors'
import { watchNetwork, whenOnline } from '@/guest-pages/calls/network'

type State<T> =
  | { kind: 'idle' | 'pending' | 'paused' }
  | { kind: 'done'; data: T }
  | { kind: 'failed'; error: ApiError }

export type Sending<Body, T> = {
  /** Sends; a failure is in `error`. */
  mutate: (body: Body, then?: { onSuccess: (data: T) => void }) => void
  /** Sends, and rejects when that fails. */
  mutateAsync: (body: Body) => Promise<T>
  data: T | undefined
  error: ApiError | null
  isPending: boolean
  /** Waits for a network, and is sent by itself then. */
  isPaused: boolean
  isError: boolean
  isSuccess: boolean
  reset: () => void
}

/** Makes a call for a component. With `waits`, nothing is sent while the browser knows of no network. */
export function useSend<Body, T>(
  run: (body: Body) => Promise<T>,
  { waits = false } = {},
): Sending<Body, T> {
  const [state, setState] = useState<State<T>>({ kind: 'idle' })
  /** Only the last attempt is shown. */
  const attempts = useRef(0)
  useEffect(() => {
    watchNetwork()
  }, [])
  const mutateAsync = async (body: Body): Promise<T> => {
    const attempt = ++attempts.current
    const show = (next: State<T>) => {
      if (attempt === attempts.current) setState(next)
    }
    const network = waits ? whenOnline() : undefined
    show({ kind: network === undefined ? 'pending' : 'paused' })
    await network
    show({ kind: 'pending' })
    try {
      const data = await run(body)
      show({ kind: 'done', data })
      return data
    } catch (thrown) {
      const error = toApiError(thrown)
      show({ kind: 'failed', error })
      throw error
    }
  }
  return {
    mutate: (body, then) => {
      mutateAsync(body).then(then?.onSuccess, () => undefined)
    },
    mutateAsync,
    data: state.kind === 'done' ? state.data : undefined,
    error: state.kind === 'failed' ? state.error : null,
    isPending: state.kind === 'pending' || state.kind === 'paused',
    isPaused: state.kind === 'paused',
    isError: state.kind === 'failed',
    isSuccess: state.kind === 'done',
    reset: () => {
      attempts.current += 1
      setState({ kind: 'idle' })
    },
  }
}
