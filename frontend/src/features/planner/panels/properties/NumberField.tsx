/* A whole number of the selection, with arrow keys; what is no number keeps the last valid value and says why. */
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import type { Shared } from '@/features/planner/panels/properties/shared'
import { useDraft } from '@/features/planner/panels/properties/use-draft'

interface Props {
  readonly label: string
  readonly value: Shared<number | undefined>
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly unit?: string
  readonly onCommit: (value: number) => void
}

export function NumberField({ label, value, min, max, step = 1, unit, onCommit }: Props) {
  const known = value.kind === 'same' ? value.value : undefined
  const suffix = unit === undefined ? '' : unit === '°' ? unit : ` ${unit}`
  const shown = known === undefined ? '' : `${String(round(known))}${suffix}`
  const draft = useDraft(shown, (text) => {
    const number = Number(
      text
        .replace(unit ?? '', '')
        .trim()
        .replace(',', '.'),
    )
    if (text.trim() === '' || !Number.isFinite(number)) return 'Not a number'
    if (number < min || number > max) return `${String(min)} to ${String(max)}`
    onCommit(number)
    return undefined
  })
  const nudge = (by: number): void => {
    const number = Number.parseFloat(draft.text.replace(',', '.'))
    const from = Number.isFinite(number) ? number : (known ?? min)
    onCommit(Math.min(max, Math.max(min, from + by)))
  }
  return (
    <Field label={label} error={draft.error}>
      {(control) => (
        <Input
          {...control}
          {...draft.props}
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
          placeholder={value.kind === 'mixed' ? 'Mixed' : undefined}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0
            if (by === 0) {
              draft.props.onKeyDown(event)
              return
            }
            event.preventDefault()
            nudge(by)
          }}
        />
      )}
    </Field>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
