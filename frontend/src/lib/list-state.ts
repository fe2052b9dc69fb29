/*
 * Search, filters, order and page of a list, kept in the address: a reload, a link and the back button keep them.
 * What equals its default is left out of the address.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The texts of a list's state by name, such as `{ q: '', status: '', sort: 'name' }`. */
type ListState<N extends string> = Record<N, string>

/** The state of a list, what it is without anything in the address, and a way to change some of it. */
export type List<N extends string> = {
  state: ListState<N>
  defaults: ListState<N>
  change: (next: Partial<ListState<N>>) => void
}

/**
 * Returns the state and a function that changes some of it, at once and then in the address: the router follows a moment
 * later, and a search field that waited for it would lose letters. Typing replaces the address instead of adding to the
 * history. `defaults` must not change between renders.
 */
export function useListState<N extends string>(defaults: ListState<N>): List<N> {
  const [params, setParams] = useSearchParams()
  const [state, setState] = useState(() => readState(params, defaults))
  // Addresses that come from here and have not arrived yet, and the last of them.
  const written = useRef({ all: new Set<string>(), last: '' })
  const change = useCallback(
    (next: Partial<ListState<N>>) => {
      setState((present) => ({ ...present, ...next }))
      setParams(
        (present) => {
          const address = withState(present, defaults, next)
          written.current.all.add(address.toString())
          written.current.last = address.toString()
          return address
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setParams, defaults],
  )
  useEffect(() => {
    const address = params.toString()
    const { all, last } = written.current
    const isOwn = all.has(address)
    if (address === last) all.clear()
    // The back button or a link.
    if (!isOwn) setState(readState(params, defaults))
  }, [params, defaults])
  return { state, defaults, change }
}

/** Returns the state in an address. */
export function readState<N extends string>(
  params: URLSearchParams,
  defaults: ListState<N>,
): ListState<N> {
  const state = { ...defaults }
  for (const name in defaults) {
    const value = params.get(name)
    if (value !== null) Object.assign(state, { [name]: value })
  }
  return state
}

/** Returns the address with some of the state changed; everything else in it stays. */
export function withState<N extends string>(
  present: URLSearchParams,
  defaults: ListState<N>,
  next: Partial<ListState<N>>,
): URLSearchParams {
  const params = new URLSearchParams(present)
  for (const name in defaults) {
    const value = next[name]
    if (value === undefined) continue
    if (value === defaults[name]) params.delete(name)
    else params.set(name, value)
  }
  return params
}

/** Returns a change of one text. */
export function changeOf<N extends string>(name: N, value: string): Partial<ListState<N>> {
  const next: Partial<ListState<N>> = {}
  return Object.assign(next, { [name]: value })
}

/** Returns the change that clears a list; its order and the texts in `kept` stay. */
export function clearing<N extends string>(
  defaults: ListState<N>,
  ...kept: N[]
): Partial<ListState<N>> {
  const next: Partial<ListState<N>> = {}
  for (const name in defaults) {
    if (name !== 'sort' && !kept.includes(name)) Object.assign(next, changeOf(name, defaults[name]))
  }
  return next
}

/** The order of a list as the address has it: a column, with a minus in front when it descends. */
export type Sorting = { column: string; descending: boolean }

export function parseSorting(text: string): Sorting {
  return text.startsWith('-')
    ? { column: text.slice(1), descending: true }
    : { column: text, descending: false }
}

export function formatSorting({ column, descending }: Sorting): string {
  return descending ? `-${column}` : column
}
