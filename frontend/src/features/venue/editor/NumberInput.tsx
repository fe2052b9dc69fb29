/* A number with its unit. An invalid number is explained and not applied; leaving the field restores the last one. */
import { useState } from 'react'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  label: string
  unit: string
  value: number
  min: number
  max: number
  /** What a blank field means. */
  fallback: number
  isWhole?: boolean
  error?: string | undefined
  onChange: (value: number) => void
}

/** Renders the field. */
export function NumberInput(props: Props) {
  const { label, unit, value, fallback, isWhole = false, error, onChange } = props
  const [typed, setTyped] = useState<string>()
  const problem = typed === undefined ? undefined : problemOf(typed, props)
  const take = (text: string) => {
    setTyped(text)
    if (text.trim() === '') onChange(fallback)
    else if (problemOf(text, props) === undefined) onChange(numberOf(text))
  }
  return (
    <Field label={`${label} (${unit})`} error={problem ?? error}>
      {(control) => (
        <Input
          {...control}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={typed ?? String(value)}
          onChange={({ target }) => {
            take(target.value)
          }}
          onBlur={() => {
            setTyped(undefined)
          }}
        />
      )}
    </Field>
  )
}

/** A comma is a decimal point on many keyboards. */
function numberOf(text: string): number {
  return Number(text.trim().replace(',', '.'))
}

function problemOf(text: string, { min, max, unit, isWhole = false }: Props): string | undefined {
  if (text.trim() === '') return undefined
  const number = numberOf(text)
  if (!Number.isFinite(number)) return 'Enter a number'
  if (isWhole && !Number.isInteger(number)) return 'Enter a whole number'
  if (number < min || number > max) return `Enter ${String(min)} to ${String(max)} ${unit}`
  return undefined
}
