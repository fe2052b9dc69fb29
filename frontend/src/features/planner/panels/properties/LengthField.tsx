/* A length of the selection, written in feet and inches and read in any unit. */
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { formatLength, parseLength } from '@/features/planner/units'
import type { Shared } from '@/features/planner/panels/properties/shared'
import { useDraft } from '@/features/planner/panels/properties/use-draft'

/** Plan units per arrow key: three inches, and a foot with Shift. */
const STEP = { normal: 6, far: 24 } as const

interface Props {
  readonly label: string
  readonly value: Shared<number | undefined>
  /** Plan units. */
  readonly min?: number | undefined
  readonly onCommit: (units: number) => void
}

export function LengthField({ label, value, min, onCommit }: Props) {
  const known = value.kind === 'same' ? value.value : undefined
  const shown = known === undefined ? '' : formatLength(known)
  const draft = useDraft(shown, (text) => {
    const units = parseLength(text)
    if (units === undefined) return 'Write 6 ft 3 in, 75 in or 1.9 m'
    if (min !== undefined && units < min) return `At least ${formatLength(min)}`
    onCommit(units)
    return undefined
  })
  return (
    <Field label={label} error={draft.error}>
      {(control) => (
        <Input
          {...control}
          {...draft.props}
          autoComplete="off"
          className="tabular-nums"
          placeholder={value.kind === 'mixed' ? 'Mixed' : undefined}
          onKeyDown={(event) => {
            const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
            if (sign === 0 || known === undefined) {
              draft.props.onKeyDown(event)
              return
            }
            event.preventDefault()
            const next = known + sign * (event.shiftKey ? STEP.far : STEP.normal)
            onCommit(min === undefined ? next : Math.max(min, next))
          }}
        />
      )}
    </Field>
  )
}
