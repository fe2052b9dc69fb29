/* Which rows of a table are selected. Only rows that are shown count as selected. */
import { useCallback, useMemo, useState } from 'react'
import type { Selection } from '@/ui/data-table/types'

/** Returns the selected ones of `rows`, what the table needs of them, and a way to select none. */
export function useSelection<R>(
  rows: readonly R[],
  keyOf: (row: R) => string,
  nameOf: (row: R) => string,
): { selected: readonly R[]; selection: Selection; clear: () => void } {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const clear = useCallback(() => {
    setKeys(new Set())
  }, [])
  const selected = useMemo(
    () => (keys.size === 0 ? [] : rows.filter((row) => keys.has(keyOf(row)))),
    [rows, keys, keyOf],
  )
  const byKey = useMemo(() => new Map(rows.map((row) => [keyOf(row), row])), [rows, keyOf])
  const selection = useMemo(
    (): Selection => ({
      keys: new Set(selected.map(keyOf)),
      toggle: (key) => {
        setKeys((present) => without(present, [key]) ?? new Set([...present, key]))
      },
      setAll: (all, isSelected) => {
        setKeys((present) =>
          isSelected ? new Set([...present, ...all]) : (without(present, all) ?? present),
        )
      },
      nameOf: (key) => {
        const row = byKey.get(key)
        return row === undefined ? '' : nameOf(row)
      },
    }),
    [selected, byKey, keyOf, nameOf],
  )
  return { selected, selection, clear }
}

/** Returns the keys without some of them; undefined when it had none of these. */
function without(
  keys: ReadonlySet<string>,
  gone: readonly string[],
): ReadonlySet<string> | undefined {
  const next = new Set(keys)
  for (const key of gone) next.delete(key)
  return next.size === keys.size ? undefined : next
}
