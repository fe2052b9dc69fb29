/* A length of a configuration, which is kept in inches; typed in any unit, stepped by an inch. */
import { facts } from '@/generated/facts.gen'
import type { LayoutConfig } from '@/plan/types'
import { LengthField } from '@/canvas/fields/LengthField'
import type { Setup } from '@/features/designer/templates/use-setup'

/** Plan units: a unit is half an inch. */
const INCH = 2
const STEP = { normal: INCH, far: 12 * INCH }

interface Props {
  readonly label: string
  readonly inches: number | undefined
  /** Which limits it has. */
  readonly limits: keyof typeof facts.layoutInches
  readonly setup: Setup
  /** The part of the configuration that a length in inches makes. */
  readonly part: (inches: number) => Partial<LayoutConfig>
  readonly hint?: string
}

export function InchField({ label, inches, limits, setup, part, hint }: Props) {
  const [min, max] = facts.layoutInches[limits]
  const partOf = (units: number): Partial<LayoutConfig> => part(Math.round(units / INCH))
  return (
    <LengthField
      label={label}
      value={{ kind: 'same', value: inches === undefined ? undefined : inches * INCH }}
      min={min * INCH}
      max={max * INCH}
      step={STEP}
      {...(hint === undefined ? {} : { hint })}
      check={(units) => setup.check(partOf(units))}
      onCommit={(units) => {
        setup.change(partOf(units))
      }}
    />
  )
}
