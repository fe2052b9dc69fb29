/* The selection and the keyboard focus. Not part of the history. */
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface SelectionState {
  readonly ids: readonly string[]
  /** The object with keyboard focus; it has the focus ring and is announced. */
  readonly focus: string | undefined
  /** The chair whose details are open, or that has keyboard focus. */
  readonly seat: string | undefined
  /** The group that was entered: its objects are selected one by one. */
  readonly inside: string | undefined
  /** Focus was moved by keyboard, so that leaving the plan by Escape keeps the selection. */
  readonly walked?: boolean
}

export type SelectionStore = StoreApi<SelectionState>

const NOTHING: SelectionState = { ids: [], focus: undefined, seat: undefined, inside: undefined }

export function createSelectionStore(): SelectionStore {
  return createStore<SelectionState>(() => NOTHING)
}

/** Selects exactly these objects; the last one takes keyboard focus. */
export function select(store: SelectionStore, ids: readonly string[]): void {
  const before = store.getState()
  const known = before.focus !== undefined && before.seat === undefined
  if (known && sameIds(before.ids, ids) && ids.length > 0) return
  store.setState({ ids, focus: ids.at(-1) ?? before.focus, seat: undefined, walked: false })
}

/** Clears the selection and keeps the keyboard focus. */
export function clearSelection(store: SelectionStore): void {
  store.setState({ ids: [], seat: undefined, inside: undefined })
}

export function focusSeat(store: SelectionStore, element: string, seat: string | undefined): void {
  store.setState({ ids: [element], focus: element, seat })
}

/** Removes objects that no longer exist. */
export function forget(store: SelectionStore, gone: (id: string) => boolean): void {
  const before = store.getState()
  const ids = before.ids.filter((id) => !gone(id))
  const focusGone = before.focus !== undefined && gone(before.focus)
  if (ids.length === before.ids.length && !focusGone) return
  store.setState({
    ids,
    focus: focusGone ? undefined : before.focus,
    seat: focusGone ? undefined : before.seat,
  })
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}
