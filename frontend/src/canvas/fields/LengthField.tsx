/* A length of the selection, written in the chosen unit and read in any. */
import { FigureInput } from '@/canvas/fields/FigureInput'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { formatLength, lengthHint, parseLength } from '@/canvas/text/units'
import type { Shared } from '@/canvas/fields/shared'
import { refusal } from '@/canvas/fields/refusal'
import { useDraft } from '@/canvas/fields/use-draft'

/** Plan units per arrow key: three inches, and a foot with Shift. */
const STEP = { normal: 6, far: 24 } as const

/** Plan units: 1000 ft, twice the widest room, so that a typing error sends nothing out of sight. */
const FURTHEST = 24_000

interface Props {
  readonly label: string
  readonly value: Shared<number | undefined>
  /** Plan units. */
  readonly min?: number | undefined
  /** Plan units. */
  readonly max?: number | undefined
  /** Plan units per arrow key. */
  readonly step?: { readonly normal: number; readonly far: number }
  readonly hint?: string
  /** Called when the field is cleared; without it, an empty field is invalid. */
  readonly onClear?: () => void
  /** Shows the value that applies while the field is empty. */
  readonly placeholder?: string
  /** Returns why a length within the limits is refused, or undefined. */
  readonly check?: (units: number) => string | undefined
  readonly onCommit: (units: number) => void
}

export function LengthField(props: Props) {
  const {
    label,
    value,
    min = -FURTHEST,
    max = FURTHEST,
    step = STEP,
    hint,
    onClear,
    placeholder,
    check,
    onCommit,
  } = props
  usePrefs((prefs) => prefs.units)
  const shown = value.kind === 'same' && value.value !== undefined ? formatLength(value.value) : ''
  const problemOf = (units: number | undefined): string | undefined => {
    if (units === undefined) return undefined
    return units < min || units > max ? rangeOf(min, max) : check?.(units)
  }
  const draft = useDraft(shown, {
    accept: (text) => {
      if (text.trim() === '' && onClear !== undefined) {
        onClear()
        return undefined
      }
      const units = asLimit(parseLength(text), [min, max])
      const problem = problemOf(units)
      if (units === undefined || problem !== undefined) {
        return refusal(label, text, problem ?? lengthHint(), shown)
      }
      onCommit(units)
      return undefined
    },
    step: (text, direction, far) => {
      const from = parseLength(text) ?? parseLength(placeholder ?? '')
      if (from === undefined) return undefined
      const by = direction * (far ? step.far : step.normal)
      return formatLength(Math.min(max, Math.max(min, from + by)))
    },
  })
  return <FigureInput {...{ label, hint, value, draft, placeholder }} />
}

/** Returns the limit when the length is that limit as displayed, after rounding: 0.3 m is 1 ft. */
function asLimit(units: number | undefined, limits: readonly number[]): number | undefined {
  if (units === undefined) return undefined
  const written = formatLength(units)
  return limits.find((limit) => formatLength(limit) === written) ?? units
}

function rangeOf(min: number, max: number): string {
  return `${formatLength(min)} to ${formatLength(max)}`
}
