/* What a table is told about its columns, its order and its selection. */
import type { ReactNode } from 'react'

export type Column<R> = {
  key: string
  label: string
  render: (row: R) => ReactNode
  /** The rows can be ordered by it. */
  sortable?: boolean
  /** The first ask for this order starts with the most or the latest. */
  startsDescending?: boolean
  /** Aligned to the right: numbers and buttons. */
  alignEnd?: boolean
  /** CSS width; columns without one share what is left. */
  width?: string
}

/** The last column: the buttons of a row. */
export function actionsColumn<R>(render: Column<R>['render'], width = '6rem'): Column<R> {
  return { key: 'actions', label: 'Actions', alignEnd: true, width, render }
}

/** Rows that follow each other, under one heading. */
export type RowGroup = {
  key: string
  /** Names the box that selects its rows. */
  name: string
  heading: ReactNode
  /** Number of its rows; they follow those of the group before. */
  size: number
  /** The rows of a closed group are not shown. */
  isOpen: boolean
}

export type Sorting = { column: string; descending: boolean }

export type SortProps = {
  sorting?: Sorting | undefined
  onSort?: ((sorting: Sorting) => void) | undefined
}

/** The selected rows by key. */
export type Selection = {
  keys: ReadonlySet<string>
  toggle: (key: string) => void
  /** Selects these rows, or none of them. */
  setAll: (keys: readonly string[], selected: boolean) => void
  /** The row's name for screen readers. */
  nameOf: (key: string) => string
}

/** A second ask for the same column turns its order around. */
export function nextSorting<R>(present: Sorting | undefined, column: Column<R>): Sorting {
  const { key, startsDescending = false } = column
  const again = present?.column === key
  return { column: key, descending: again ? !present.descending : startsDescending }
}
