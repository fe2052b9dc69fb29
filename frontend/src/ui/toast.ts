/*
 * The one short message of the moment. A new one replaces the old; success goes after five
 * seconds, what has a button or tells of a failure stays longer. `Toaster` shows it. Failures are kept, so that
 * they can be read again.
 */
import { createStore } from 'zustand/vanilla'

/** How long a message stays, in milliseconds. */
const toastDuration = { success: 5000, withAction: 15000, error: 10000 } as const

/** A button inside the message, such as Undo. */
export type ToastAction = { label: string; run: () => void }

/** One message. */
export type ToastMessage = {
  id: number
  kind: 'success' | 'error'
  title: string
  text?: string
  /** Whom or what it concerns. */
  detail?: string
  /** The text is one that repeats the title: it is read out, and title and detail are shown. */
  isQuiet?: boolean
  action?: ToastAction
  /** Milliseconds on screen. */
  duration: number
}

type Options = { action?: ToastAction; duration?: number; detail?: string; isQuiet?: boolean }

type Toasts = {
  current: ToastMessage | null
  /** What went wrong since the page was loaded, the latest first. */
  failures: readonly ToastMessage[]
}

export const toastStore = createStore<Toasts>(() => ({ current: null, failures: [] }))

/** More than anybody reads again. */
const FAILURES_KEPT = 20

let lastId = 0

function show(
  kind: ToastMessage['kind'],
  title: string,
  text?: string,
  options: Options = {},
): void {
  lastId += 1
  const current: ToastMessage = {
    id: lastId,
    kind,
    title,
    ...(text === undefined ? {} : { text }),
    ...options,
    duration: options.duration ?? durationOf(kind, options),
  }
  toastStore.setState(({ failures }) => ({
    current,
    failures: kind === 'error' ? [current, ...failures].slice(0, FAILURES_KEPT) : failures,
  }))
}

function durationOf(kind: ToastMessage['kind'], { action }: Options): number {
  return kind === 'success' && action !== undefined ? toastDuration.withAction : toastDuration[kind]
}

/** Shows a message, or takes the present one away. */
export const toast = {
  success: (title: string, text?: string, options?: Options) => {
    show('success', title, text, options)
  },
  error: (title: string, text?: string, options?: Options) => {
    show('error', title, text, options)
  },
  dismiss: () => {
    toastStore.setState({ current: null })
  },
  forgetFailures: () => {
    toastStore.setState({ failures: [] })
  },
}
