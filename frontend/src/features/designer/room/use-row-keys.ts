/* React keys for rows without ids, so that what a row holds, such as an error, goes with the row when another one is deleted. */
import { useState } from 'react'

interface RowKeys {
  /** One key per row. */
  readonly keys: readonly number[]
  readonly remove: (index: number) => void
  readonly insert: (index: number) => void
}

/** Keeps the keys of `count` rows; a change of the count from elsewhere, such as undo, starts with fresh keys. */
export function useRowKeys(count: number): RowKeys {
  const [kept, setKept] = useState<readonly number[]>(() => upTo(count))
  const keys = kept.length === count ? kept : upTo(count)
  return {
    keys,
    remove: (index) => {
      setKept(keys.toSpliced(index, 1))
    },
    insert: (index) => {
      setKept(keys.toSpliced(index, 0, Math.max(-1, ...keys) + 1))
    },
  }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
