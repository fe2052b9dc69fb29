/* The headings of a table: names that order the rows, and the box that selects all of them. */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { cn } from '@/ui/class-names'
import { SelectAll } from '@/ui/data-table/SelectBox'
import {
  nextSorting,
  type Column,
  type Selection,
  type Sorting,
  type SortProps,
} from '@/ui/data-table/types'

type Props<R> = SortProps & {
  columns: readonly Column<R>[]
  keys: readonly string[]
  selection: Selection | undefined
}

export function HeaderRow<R>({ columns, keys, selection, sorting, onSort }: Props<R>) {
  return (
    // `--list-top` is set by a list whose tools stay in view; without it the headings scroll with the rows.
    <thead className="sticky top-(--list-top) z-10 text-xs text-muted shadow-[0_1px_0_var(--border)] short:static">
      <tr className="border-b border-border bg-surface-2">
        {selection !== undefined && (
          <th scope="col" className="w-11 pl-4">
            <SelectAll keys={keys} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.key} column={column} sorting={sorting} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

type HeadingProps<R> = {
  column: Column<R>
  sorting: Sorting | undefined
  onSort: ((sorting: Sorting) => void) | undefined
}

function Heading<R>({ column, sorting, onSort }: HeadingProps<R>) {
  const { key, label, alignEnd, sortable, width } = column
  const sorted = sorting?.column === key
  const Arrow = sorting?.descending === true ? ArrowDown : ArrowUp
  const order = sorting?.descending === true ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      style={width === undefined ? undefined : { width }}
      aria-sort={sorted ? order : undefined}
      className={cn('px-3 py-1 font-medium', alignEnd === true && 'text-right')}
    >
      {sortable === true && onSort !== undefined ? (
        <button
          type="button"
          className={cn(
            '-mx-1.5 inline-flex min-h-8 max-w-full items-center gap-1 rounded-control px-1.5 hover:text-text pointer-coarse:min-h-11',
            sorted && 'text-text',
          )}
          onClick={() => {
            onSort(nextSorting(sorting, column))
          }}
        >
          <span className="truncate">{label}</span>
          {sorted && <Arrow aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0" />}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
