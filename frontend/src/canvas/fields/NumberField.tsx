/* A number of the selection, with arrow keys. An invalid number keeps the last valid value and is explained. */
import { FigureInput } from '@/canvas/fields/FigureInput'
import { refusal } from '@/canvas/fields/refusal'
import type { Shared } from '@/canvas/fields/shared'
import { useDraft } from '@/canvas/fields/use-draft'

interface Props {
  readonly label: string
  readonly value: Shared<number | undefined>
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly unit?: string
  /** Only whole numbers. */
  readonly whole?: boolean
  /** Called when the field is cleared; without it, an empty field is invalid. */
  readonly onClear?: () => void
  /** Shows the value that applies while the field is empty. */
  readonly placeholder?: string
  readonly hint?: string
  /** Returns why a number within the limits is refused, or undefined. */
  readonly check?: (value: number) => string | undefined
  readonly onCommit: (value: number) => void
}

export function NumberField(props: Props) {
  const {
    label,
    value,
    min,
    max,
    step = 1,
    unit,
    whole = false,
    onClear,
    placeholder,
    hint,
    check,
    onCommit,
  } = props
  const known = value.kind === 'same' ? value.value : undefined
  const write = (number: number): string => `${String(round(number))}${suffixOf(unit)}`
  const shown = known === undefined ? '' : write(known)
  const fits = (number: number): boolean =>
    number >= min && number <= max && (!whole || Number.isInteger(number))
  const range = `${String(min)} to ${String(max)}${suffixOf(unit)}`
  const rule = `Enter a ${whole ? 'whole number' : 'number'} from ${range}`
  const draft = useDraft(shown, {
    accept: (text) => {
      if (text.trim() === '' && onClear !== undefined) {
        onClear()
        return undefined
      }
      const number = numberIn(text, unit)
      if (number === undefined || !fits(number)) return refusal(label, text, rule, shown)
      const problem = check?.(number)
      if (problem !== undefined) return refusal(label, text, problem, shown)
      onCommit(number)
      return undefined
    },
    step: (text, direction) => {
      const from = numberIn(text, unit) ?? known ?? min
      return write(Math.min(max, Math.max(min, from + direction * step)))
    },
  })
  return <FigureInput {...{ label, hint, value, draft, placeholder }} inputMode="numeric" />
}

function suffixOf(unit: string | undefined): string {
  if (unit === undefined) return ''
  return unit === '°' ? unit : ` ${unit}`
}

function numberIn(text: string, unit = ''): number | undefined {
  const digits = text.replace(unit, '').trim().replace(',', '.')
  return /^-?\d+(\.\d*)?$/.test(digits) ? Number(digits) : undefined
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
