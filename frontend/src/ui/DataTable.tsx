/*
 * Rows of one kind: a table where there is room, cards on phones. Headings order the rows, boxes select them, groups have
 * a heading of their own, and only the rows in view are in the page once there are many.
 */
import { useMemo, useRef, type ReactNode } from 'react'
import { useNarrow } from '@/lib/media'
import { cn } from '@/ui/class-names'
import { Cards } from '@/ui/data-table/Cards'
import { HeaderRow } from '@/ui/data-table/HeaderRow'
import { itemsOf, type TableItem } from '@/ui/data-table/items'
import { SelectAll, SelectBox } from '@/ui/data-table/SelectBox'
import type { Column, RowGroup, Selection, SortProps } from '@/ui/data-table/types'
import { useRowsInView } from '@/ui/data-table/use-rows-in-view'

/** Height of a group's heading in CSS pixels. */
const headingHeight = 48

type Props<R> = SortProps & {
  label: string
  rows: readonly R[]
  rowKey: (row: R) => string
  /** Groups of the rows in their order. */
  groups?: readonly RowGroup[] | undefined
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
  groups,
  columns,
  selection,
  sorting,
  onSort,
  currentKey,
  onOpen,
  rowHeight = 56,
}: Props<R>) {
  const table = useRef<HTMLTableElement>(null)
  const items = useMemo(() => itemsOf(rows, rowKey, groups), [rows, rowKey, groups])
  const { first, last, before, after } = useRowsInView(
    table,
    items,
    ({ kind }) => (kind === 'group' ? headingHeight : rowHeight),
    currentKey,
  )
  const span = columns.length + (selection === undefined ? 0 : 1)
  return (
    <table
      ref={table}
      aria-label={label}
      aria-rowcount={items.length + 1}
      // The browser would follow the space below the rows when it moves, and jump to the end of the list.
      className="w-full table-fixed text-left text-sm [overflow-anchor:none]"
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
        {items.slice(first, last).map((item, index) => {
          const rowIndex = first + index + 2
          if (item.kind === 'group') {
            return (
              <GroupRow
                key={item.key}
                item={item}
                rowIndex={rowIndex}
                selection={selection}
                span={columns.length}
              />
            )
          }
          const { key, row } = item
          const selected = selection?.keys.has(key) === true
          return (
            <tr
              key={key}
              aria-rowindex={rowIndex}
              aria-current={key === currentKey ? true : undefined}
              aria-selected={selection === undefined ? undefined : selected}
              style={{ height: rowHeight }}
              className={cn(
                'scroll-mt-[calc(var(--list-top,3.5rem)+3rem)] scroll-mb-20 border-b border-border transition-colors duration-120 last:border-0',
                selected || key === currentKey ? 'bg-accent-soft' : 'hover:bg-surface-2',
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
                  <SelectBox
                    label={`Select ${selection.nameOf(key)}`}
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
                    'truncate px-3 py-1',
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

type GroupRowProps<R> = {
  item: Extract<TableItem<R>, { kind: 'group' }>
  rowIndex: number
  selection: Selection | undefined
  span: number
}

function GroupRow<R>({ item: { group, rowKeys }, rowIndex, selection, span }: GroupRowProps<R>) {
  return (
    <tr
      aria-rowindex={rowIndex}
      style={{ height: headingHeight }}
      className="border-b border-border bg-surface-2"
    >
      {selection !== undefined && (
        <td className="pl-4">
          <SelectAll label={`Select ${group.name}`} keys={rowKeys} selection={selection} />
        </td>
      )}
      <th scope="rowgroup" colSpan={span} className="px-3 text-left font-normal">
        {group.heading}
      </th>
    </tr>
  )
}

/** Fills the space of the rows that are not drawn. */
function Space({ height, span }: { height: number; span: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={span} className="p-0" />
    </tr>
  )
}
