/*
 * Lengths in plan units, formatted and parsed in the chosen unit: feet and inches, metres or inches. 24 units are a
 * foot.
 */
import { prefsStore, type LengthUnit } from '@/canvas/store/prefs'

export const UNITS_PER_FOOT = 24
export const UNITS_PER_INCH = 2
const INCHES_PER_FOOT = 12
const UNITS_PER_METRE = UNITS_PER_FOOT / 0.3048

/** Formats a length in the chosen unit: `6 ft 3 in`, `1.91 m` or `75 in`. */
export function formatLength(units: number): string {
  switch (prefsStore.getState().units) {
    case 'feet':
      return formatFeet(units)
    case 'meters':
      return `${rounded(units / UNITS_PER_METRE, 2)} m`
    case 'inches':
      return `${rounded(units / UNITS_PER_INCH, 1)} in`
  }
}

/** Lengths in a sentence, alone or as `72 × 42 in`, and quoted names, whose contents are not lengths. */
const SAID = /"[^"]*"|\b(\d+(?:\.\d+)?)(?:( × | to )(\d+(?:\.\d+)?))? (ft|in)\b/g

/**
 * Converts the lengths in a sentence of the plan, which are in feet or inches, to the chosen unit. Unquoted names in
 * the sentence, given in their order, are left as they are.
 */
export function inChosenUnit(sentence: string, names: readonly string[] = []): string {
  if (prefsStore.getState().units === 'feet') return sentence
  const [name = '', ...others] = names
  const at = sentence.indexOf(name)
  if (name !== '' && at !== -1) {
    const end = at + name.length
    return inChosenUnit(sentence.slice(0, at)) + name + inChosenUnit(sentence.slice(end), others)
  }
  return sentence.replace(
    SAID,
    (said, first?: string, by?: string, second?: string, unit?: string) => {
      const size = unit === 'ft' ? UNITS_PER_FOOT : UNITS_PER_INCH
      const written = [first, second].flatMap((each) =>
        each ? [formatLength(Number(each) * size)] : [],
      )
      return first === undefined ? said : written.join(by)
    },
  )
}

/** Formats a number with at most `decimals` decimals; never `-0`. */
function rounded(value: number, decimals: number): string {
  const factor = 10 ** decimals
  return String(Math.round(value * factor) / factor + 0)
}

/** Formats `10 ft`, `6 ft 3 in` or `9 in`, to the nearest half inch. */
function formatFeet(units: number): string {
  const halves = Math.round(Math.abs(units))
  const sign = units < 0 && halves > 0 ? '-' : ''
  const feet = Math.floor(halves / UNITS_PER_FOOT)
  const inches = (halves - feet * UNITS_PER_FOOT) / UNITS_PER_INCH
  if (feet === 0) return `${sign}${String(inches)} in`
  if (inches === 0) return `${sign}${String(feet)} ft`
  return `${sign}${String(feet)} ft ${String(inches)} in`
}

/** Returns the plan units in a foot, a metre or an inch, by the chosen unit. */
export function unitSize(units: LengthUnit = prefsStore.getState().units): number {
  return BARE[units]
}

/** Returns examples for entering 6 ft 3 in, in the chosen unit first. */
export function lengthHint(): string {
  const examples: Readonly<Record<LengthUnit, string>> = {
    feet: 'Enter 6 ft 3 in, 75 in or 1.9 m',
    meters: 'Enter 1.9 m, 190 cm or 6 ft 3 in',
    inches: 'Enter 75 in, 6 ft 3 in or 1.9 m',
  }
  return examples[prefsStore.getState().units]
}

/** Formats the sides of an area: `6 ft × 2 ft 6 in`. */
export function formatSize(width: number, height: number): string {
  return `${formatLength(width)} × ${formatLength(height)}`
}

const NUMBER = String.raw`(\d+(?:[.,]\d*)?|[.,]\d+)`
/** Numbers, also with fractions: `1/2`, `6 1/2`. */
const PARTS = String.raw`((?:\d+\s+)?\d+\s*/\s*[1-9]\d*|\d+(?:[.,]\d*)?|[.,]\d+)`
/** Feet first. The inches then need no unit, and may follow a dash: `6'-2`. */
const FEET_FIRST = new RegExp(
  String.raw`^(-)?\s*${NUMBER}\s*(?:ft|feet|foot|')(?:[\s-]*${PARTS}\s*(?:in|inch|inches|")?)?$`,
)
const INCHES_ALONE = new RegExp(String.raw`^(-)?\s*${PARTS}\s*(?:in|inch|inches|")$`)
const METRES = new RegExp(String.raw`^(-)?\s*${NUMBER}\s*(mm|cm|m)$`)
const PER_METRE: Readonly<Record<string, number>> = { m: 1, cm: 100, mm: 1000 }
const BARE: Readonly<Record<LengthUnit, number>> = {
  feet: UNITS_PER_FOOT,
  meters: UNITS_PER_METRE,
  inches: UNITS_PER_INCH,
}
const PLAIN = new RegExp(String.raw`^(-)?\s*${PARTS}$`)

/**
 * Parses `6 ft 3 in`, `6' 3"`, `6'-3 1/2"`, `75 in`, `1.9 m`, `190 cm`; a bare number is in the chosen unit.
 * Undefined when the text is not a length.
 */
export function parseLength(text: string): number | undefined {
  const input = plainMarks(text.trim().toLowerCase())
  const plain = PLAIN.exec(input)
  if (plain) return signed(plain[1], partsOf(plain[2]) * BARE[prefsStore.getState().units])
  const metres = METRES.exec(input)
  if (metres) {
    const size = numberOf(metres[2]) / (PER_METRE[metres[3] ?? 'm'] ?? 1)
    return signed(metres[1], size * UNITS_PER_METRE)
  }
  const feet = FEET_FIRST.exec(input)
  const inches = feet === null ? INCHES_ALONE.exec(input) : null
  const sign = feet?.[1] ?? inches?.[1]
  if (feet === null && inches === null) return undefined
  const length = numberOf(feet?.[2]) * INCHES_PER_FOOT + partsOf(feet?.[3] ?? inches?.[2])
  return signed(sign, length * UNITS_PER_INCH)
}

/** Converts curly quotes, which tablets insert, and primes to straight quotes. */
function plainMarks(text: string): string {
  return text.replace(/[‘’′`´]/g, "'").replace(/[“”″]|''/g, '"')
}

function partsOf(text: string | undefined): number {
  const fraction = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/.exec(text ?? '')
  if (fraction === null) return numberOf(text)
  return numberOf(fraction[1]) + numberOf(fraction[2]) / numberOf(fraction[3])
}

function numberOf(text: string | undefined): number {
  return text === undefined ? 0 : Number(text.replace(',', '.'))
}

function signed(sign: string | undefined, value: number): number {
  return sign === undefined ? value : -value
}
