/*
 * Answers of the server by the path that was asked: each is asked for once and kept until the page is closed. A failure
 * is kept as well, and asked for anew when a component needs it again.
 */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { toApiError, type ApiError } from '@/api/errors'

type Entry<T> = { data: T | undefined; error: ApiError | null; isFetching: boolean }

/** The answers of one kind. */
export type Answers<T> = {
  entry: (path: string) => Entry<T> | undefined
  /** Asks unless there is an answer, or one is on its way. */
  load: (path: string) => void
  /** Asks in any case, and returns what came of it. */
  reload: (path: string) => Promise<Entry<T>>
  /** Puts an answer that came another way in its place. */
  put: (path: string, data: T) => void
  subscribe: (changed: () => void) => () => void
}

const forgetting = new Set<() => void>()

/** Forgets all answers, for tests. */
export function forgetAnswers(): void {
  for (const forget of forgetting) forget()
}

/** Makes the store of one kind of answers. */
export function createAnswers<T>(ask: (path: string) => Promise<T>): Answers<T> {
  const entries = new Map<string, Entry<T>>()
  const running = new Map<string, Promise<Entry<T>>>()
  const listeners = new Set<() => void>()
  forgetting.add(() => {
    entries.clear()
    running.clear()
  })
  const set = (path: string, entry: Entry<T>): Entry<T> => {
    entries.set(path, entry)
    for (const listener of listeners) listener()
    return entry
  }
  const fetchEntry = async (path: string): Promise<Entry<T>> => {
    const data = entries.get(path)?.data
    // An answer that is shown stays while it is asked for anew.
    set(path, { data, error: null, isFetching: true })
    try {
      return set(path, { data: await ask(path), error: null, isFetching: false })
    } catch (error) {
      return set(path, { data, error: toApiError(error), isFetching: false })
    } finally {
      running.delete(path)
    }
  }
  const reload = (path: string): Promise<Entry<T>> => {
    const asked = running.get(path) ?? fetchEntry(path)
    running.set(path, asked)
    return asked
  }
  return {
    entry: (path) => entries.get(path),
    load: (path) => {
      if (entries.get(path)?.data === undefined) void reload(path)
    },
    reload,
    put: (path, data) => {
      set(path, { data, error: null, isFetching: false })
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
  }
}

/** An answer as a component sees it. */
export type Answer<T> = {
  /** The last good answer. */
  data: T | undefined
  error: ApiError | null
  isPending: boolean
  isFetching: boolean
  isError: boolean
  /** Another answer is shown until this one is here. */
  isPrevious: boolean
  /** Asks again; undefined when that fails. */
  reload: () => Promise<T | undefined>
}

/** The answer at a path; nothing is asked for without one. With `keepsPrevious` that of the path before is shown until it comes. */
export function useAnswer<T>(
  answers: Answers<T>,
  path: string | undefined,
  keepsPrevious = false,
): Answer<T> {
  const read = useCallback(
    () => (path === undefined ? undefined : answers.entry(path)),
    [answers, path],
  )
  const entry = useSyncExternalStore(answers.subscribe, read, read)
  useEffect(() => {
    if (path !== undefined) answers.load(path)
  }, [answers, path])
  const [previous, setPrevious] = useState<T>()
  const own = entry?.data
  useEffect(() => {
    if (keepsPrevious && own !== undefined) setPrevious(own)
  }, [keepsPrevious, own])
  const error = entry?.error ?? null
  const isPrevious = own === undefined && previous !== undefined && error === null
  const data = isPrevious ? previous : own
  return {
    data,
    error,
    isPending: data === undefined && error === null,
    isFetching: path !== undefined && (entry?.isFetching ?? true),
    isError: error !== null,
    isPrevious,
    reload: async () => {
      if (path === undefined) return undefined
      const fresh = await answers.reload(path)
      return fresh.error === null ? fresh.data : undefined
    },
  }
}
