/* A length of a configuration, which is kept in inches; typed in any unit, stepped by an inch. */
import type { LayoutConfig } from '@/plan/types'
import { LengthField } from '@/features/planner/fields/LengthField'
import { formatLength } from '@/features/planner/units'
import type { Setup } from '@/features/planner/panels/templates/use-setup'

/** Plan units: a unit is half an inch. */
const INCH = 2
const STEP = { normal: INCH, far: 12 * INCH }

interface Props {
  readonly label: string
  readonly inches: number | undefined
  readonly setup: Setup
  /** The part of the configuration that a length in inches makes. */
  readonly part: (inches: number) => Partial<LayoutConfig>
  readonly hint?: string
}

export function InchField({ label, inches, setup, part, hint }: Props) {
  const partOf = (units: number): Partial<LayoutConfig> => part(Math.round(units / INCH))
  return (
    <LengthField
      label={label}
      value={{ kind: 'same', value: inches === undefined ? undefined : inches * INCH }}
      min={0}
      step={STEP}
      {...(hint === undefined ? {} : { hint })}
      check={(units) => inChosenUnit(setup.check(partOf(units)))}
      onCommit={(units) => {
        setup.change(partOf(units))
      }}
    />
  )
}

/** The rules of a configuration speak of inches; people read them in the unit that they chose. */
function inChosenUnit(rule: string | undefined): string | undefined {
  return rule?.replace(
    /^This must be (\d+) to (\d+) in, not -?\d+\.$/,
    (_, least: string, most: string) =>
      `${formatLength(Number(least) * INCH)} to ${formatLength(Number(most) * INCH)}.`,
  )
}
