/* The rows of a table as cards, for phones. The order of the table's headings is a choice above them. */
import { useId, useMemo, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { SelectAll, SelectBox } from '@/ui/data-table/SelectBox'
import { itemsOf } from '@/ui/data-table/items'
import {
  nextSorting,
  type Column,
  type RowGroup,
  type Selection,
  type SortProps,
} from '@/ui/data-table/types'
import { useRowsInView } from '@/ui/data-table/use-rows-in-view'
import { Select } from '@/ui/Select'

/** Height of a card in CSS pixels until it is measured. */
const cardHeight = 136
const headingHeight = 56

type Props<R> = SortProps & {
  label: string
  rows: readonly R[]
  rowKey: (row: R) => string
  groups?: readonly RowGroup[] | undefined
  columns: readonly Column<R>[]
  card?: (row: R) => ReactNode
  selection?: Selection
  currentKey?: string | undefined
}

export function Cards<R>({
  label,
  rows,
  rowKey,
  groups,
  columns,
  card = (row) => <Card row={row} columns={columns} />,
  selection,
  currentKey,
  sorting,
  onSort,
}: Props<R>) {
  const list = useRef<HTMLUListElement>(null)
  const selectAll = useId()
  const items = useMemo(() => itemsOf(rows, rowKey, groups), [rows, rowKey, groups])
  const { first, last, before, after, measure } = useRowsInView(
    list,
    items,
    ({ kind }) => (kind === 'group' ? headingHeight : cardHeight),
    currentKey,
  )
  return (
    <>
      <div className="flex min-h-11 items-center gap-3 border-b border-border px-4 py-1 text-sm text-muted empty:hidden">
        {selection !== undefined && rows.length > 0 && (
          <>
            <SelectAll id={selectAll} keys={rows.map(rowKey)} selection={selection} />
            <label htmlFor={selectAll} aria-hidden>
              Select all
            </label>
          </>
        )}
        <Order columns={columns} sorting={sorting} onSort={onSort} />
      </div>
      <ul
        ref={list}
        aria-label={label}
        style={{ paddingTop: before, paddingBottom: after, overflowAnchor: 'none' }}
      >
        {items.slice(first, last).map((item, index) => {
          if (item.kind === 'group') {
            return (
              <li
                key={item.key}
                ref={measure}
                data-index={first + index}
                aria-setsize={items.length}
                aria-posinset={first + index + 1}
                className="flex min-h-14 items-center gap-3 border-b border-border bg-surface-2 px-4 py-1"
              >
                {selection !== undefined && (
                  <SelectAll
                    label={`Select ${item.group.name}`}
                    keys={item.rowKeys}
                    selection={selection}
                  />
                )}
                <div className="min-w-0 flex-1">{item.group.heading}</div>
              </li>
            )
          }
          const { key, row } = item
          const selected = selection?.keys.has(key) === true
          return (
            <li
              key={key}
              ref={measure}
              data-index={first + index}
              aria-setsize={items.length}
              aria-posinset={first + index + 1}
              aria-current={key === currentKey ? true : undefined}
              className={cn(
                'relative scroll-mt-[calc(var(--list-top,3.5rem)+0.5rem)] scroll-mb-20 flex items-start gap-3 border-b border-border p-4 last:border-0',
                (selected || key === currentKey) && 'bg-accent-soft',
              )}
            >
              {selection !== undefined && (
                <span className="mt-1 pointer-coarse:mt-2">
                  <SelectBox
                    label={`Select ${selection.nameOf(key)}`}
                    checked={selected}
                    onChange={() => {
                      selection.toggle(key)
                    }}
                  />
                </span>
              )}
              <div className="min-w-0 flex-1">{card(row)}</div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Card<R>({ row, columns }: { row: R; columns: readonly Column<R>[] }) {
  const [title, ...others] = columns.filter(({ key }) => key !== 'actions')
  const actions = columns.find(({ key }) => key === 'actions')
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        {title?.render(row)}
        <div className="flex flex-wrap gap-x-3 text-sm text-muted">
          {others.map(({ key, render }) => (
            <span key={key} className="min-w-0 truncate empty:hidden">
              {render(row)}
            </span>
          ))}
        </div>
      </div>
      {actions?.render(row)}
    </div>
  )
}

function Order<R>({ columns, sorting, onSort }: SortProps & { columns: readonly Column<R>[] }) {
  const sortable = columns.filter((column) => column.sortable === true)
  if (sorting === undefined || onSort === undefined || sortable.length === 0) return null
  return (
    <div className="ml-auto flex min-w-0 items-center gap-2">
      <Select
        aria-label="Sort by"
        className="flex-1"
        value={sorting.column}
        onChange={(event) => {
          const chosen = sortable.find(({ key }) => key === event.target.value)
          if (chosen !== undefined) onSort(nextSorting(undefined, chosen))
        }}
      >
        {sortable.map(({ key, label }) => (
          <option key={key} value={key}>
            Sort by {label}
          </option>
        ))}
      </Select>
      <Button
        onClick={() => {
          onSort({ ...sorting, descending: !sorting.descending })
        }}
      >
        {sorting.descending ? 'Descending' : 'Ascending'}
      </Button>
    </div>
  )
}
