/* What a table shows line by line: rows, and the headings of the groups they belong to. */
import type { RowGroup } from '@/ui/data-table/types'

export type TableItem<R> =
  | { kind: 'row'; key: string; row: R }
  | { kind: 'group'; key: string; group: RowGroup; rowKeys: readonly string[] }

/** Puts each group's heading in front of its rows; closed groups have a heading only. */
export function itemsOf<R>(
  rows: readonly R[],
  rowKey: (row: R) => string,
  groups: readonly RowGroup[] | undefined,
): readonly TableItem<R>[] {
  const all = rows.map((row): TableItem<R> => ({ kind: 'row', key: rowKey(row), row }))
  if (groups === undefined) return all
  let from = 0
  return groups.flatMap((group): TableItem<R>[] => {
    const own = all.slice(from, from + group.size)
    from += group.size
    const rowKeys = own.map(({ key }) => key)
    const heading: TableItem<R> = { kind: 'group', key: `group ${group.key}`, group, rowKeys }
    return group.isOpen ? [heading, ...own] : [heading]
  })
}
