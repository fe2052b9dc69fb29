/* The boxes that select rows: one, those of a group, or all. On touch screens the target is larger than the box. */
import { useEffect, useRef } from 'react'
import type { Selection } from '@/ui/data-table/types'

type Props = {
  id?: string | undefined
  /** For screen readers: the row beside the box is its visible name. */
  label: string
  checked: boolean
  /** Some are selected and some are not. */
  mixed?: boolean
  disabled?: boolean
  onChange: () => void
}

export function SelectBox({ label, mixed = false, ...box }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className="relative z-1 grid size-4 shrink-0 place-items-center pointer-coarse:-m-3.5 pointer-coarse:size-11">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        className="size-4 accent-accent"
        {...box}
      />
    </label>
  )
}

/** Selects all rows, or those of one group. */
export function SelectAll({
  id,
  label = 'Select all rows',
  keys,
  selection,
}: {
  id?: string
  label?: string
  keys: readonly string[]
  selection: Selection
}) {
  const count = keys.filter((key) => selection.keys.has(key)).length
  const all = keys.length > 0 && count === keys.length
  return (
    <SelectBox
      id={id}
      label={label}
      checked={all}
      mixed={count > 0 && !all}
      disabled={keys.length === 0}
      onChange={() => {
        selection.setAll(keys, !all)
      }}
    />
  )
}
