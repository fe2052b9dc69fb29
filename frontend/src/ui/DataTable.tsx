/*
 * Rows of one kind: a table where there is room, cards on phones. Headings order the rows, boxes select them, and only
 * the rows in view are in the page once there are many.
 */
import { useRef, type ReactNode } from 'react'
import { useNarrow } from '@/lib/media'
import { cn } from '@/ui/class-names'
import { Cards } from '@/ui/data-table/Cards'
import { HeaderRow } from '@/ui/data-table/HeaderRow'
import type { Column, Selection, SortProps } from '@/ui/data-table/types'
import { useRowsInView } from '@/ui/data-table/use-rows-in-view'

type Props<R> = SortProps & {
  label: string
  rows: readonly R[]
  rowKey: (row: R) => string
  columns: readonly Column<R>[]
  /** What a row shows on a phone; by default its columns, the first as the title. */
  card?: (row: R) => ReactNode
  /** The narrowest window with a table, in rem. */
  tableFrom?: number
  selection?: Selection
  /** The row that is open beside the table. */
  currentKey?: string | undefined
  /** Called by a click anywhere in a row. Keys reach it by a button in the first column. */
  onOpen?: (row: R) => void
  /** Height of a row in CSS pixels. */
  rowHeight?: number
}

export function DataTable<R>(props: Props<R>) {
  return useNarrow(props.tableFrom) ? <Cards {...props} /> : <Table {...props} />
}

function Table<R>({
  label,
  rows,
  rowKey,
  columns,
  selection,
  sorting,
  onSort,
  currentKey,
  onOpen,
  rowHeight = 56,
}: Props<R>) {
  const table = useRef<HTMLTableElement>(null)
  const { first, last, before, after } = useRowsInView(table, rows.length, rowHeight)
  const span = columns.length + (selection === undefined ? 0 : 1)
  return (
    <table
      ref={table}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className="w-full table-fixed text-left text-sm"
    >
      <HeaderRow
        columns={columns}
        keys={rows.map(rowKey)}
        selection={selection}
        sorting={sorting}
        onSort={onSort}
      />
      <tbody>
        <Space height={before} span={span} />
        {rows.slice(first, last).map((row, index) => {
          const key = rowKey(row)
          const selected = selection?.keys.has(key) === true
          return (
            <tr
              key={key}
              aria-rowindex={first + index + 2}
              aria-selected={selection === undefined ? undefined : selected}
              style={{ height: rowHeight }}
              className={cn(
                'border-b border-border transition-colors duration-120 last:border-0 hover:bg-surface-2',
                (selected || key === currentKey) && 'bg-accent-soft hover:bg-accent-soft',
                onOpen !== undefined && 'cursor-pointer',
              )}
              onClick={() => onOpen?.(row)}
            >
              {selection !== undefined && (
                <td
                  className="pl-4"
                  onClick={(event) => {
                    event.stopPropagation()
                  }}
                >
                  <input
                    type="checkbox"
                    aria-label={`Select ${selection.nameOf(key)}`}
                    className="size-4 accent-accent"
                    checked={selected}
                    onChange={() => {
                      selection.toggle(key)
                    }}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={cn(
                    'truncate px-4 py-1.5',
                    column.alignEnd === true && 'text-right tabular-nums',
                  )}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          )
        })}
        <Space height={after} span={span} />
      </tbody>
    </table>
  )
}

/** Stands in for the rows that are not drawn. */
function Space({ height, span }: { height: number; span: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={span} className="p-0" />
    </tr>
  )
}
