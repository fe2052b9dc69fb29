/*
 * A number on a slider. It is shown while the slider moves and committed once, on release: dragging across ten values
 * is one change.
 */
import { useState } from 'react'
import { Field } from '@/ui/Field'

type Props = {
  label: string
  /** Undefined when the values differ. */
  value: number | undefined
  min: number
  max: number
  step?: number
  /** The value in words. */
  format?: (value: number) => string
  /** The text shown when the values differ. */
  unknown?: string
  onCommit: (value: number) => void
}

/** Renders the slider with its value beside the label. */
export function RangeField(props: Props) {
  const { label, value, min, max, step = 1, format = String, unknown = 'Mixed', onCommit } = props
  const [draft, setDraft] = useState<number>()
  const shown = draft ?? value
  const words = shown === undefined ? unknown : format(shown)
  const commit = () => {
    if (draft !== undefined && draft !== value) onCommit(draft)
    setDraft(undefined)
  }
  return (
    <Field label={label} className="relative">
      {(control) => (
        <>
          <span
            aria-hidden
            className="absolute top-0 right-0 text-sm font-medium text-muted tabular-nums"
          >
            {words}
          </span>
          <input
            {...control}
            type="range"
            aria-valuetext={words}
            min={min}
            max={max}
            step={step}
            value={shown ?? min}
            className="h-6 w-full cursor-pointer accent-accent pointer-coarse:h-11"
            onChange={(event) => {
              setDraft(event.target.valueAsNumber)
            }}
            onPointerUp={commit}
            onKeyUp={commit}
            onBlur={commit}
          />
        </>
      )}
    </Field>
  )
}
