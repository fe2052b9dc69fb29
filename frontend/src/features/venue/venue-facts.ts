/* What the dashboard counts of a venue, and the words for its entrances. */
import type { AccessLevel, Venue } from '@/api/venues'

/** The names of the access levels, in the order of the specification. */
export const accessNames: Readonly<Record<AccessLevel, string>> = {
  general: 'General',
  vip: 'VIP',
  staff: 'Staff',
  emergency: 'Emergency',
}

export const accessLevels = ['general', 'vip', 'staff', 'emergency'] as const

/** What guests can use of a venue. */
type VenueFigures = {
  total: number
  active: number
  /** People an hour through the active entrances. */
  hourlyCapacity: number
  /** “2 General”, for each level that occurs. */
  types: string[]
}

/** Counts the entrances of a venue. */
export function figuresOf({ entrances }: Pick<Venue, 'entrances'>): VenueFigures {
  const active = entrances.filter(({ isActive }) => isActive)
  return {
    total: entrances.length,
    active: active.length,
    hourlyCapacity: active.reduce((sum, { capacity }) => sum + capacity, 0),
    types: accessLevels.flatMap((level) => {
      const count = entrances.filter(({ accessLevel }) => accessLevel === level).length
      return count === 0 ? [] : [`${String(count)} ${accessNames[level]}`]
    }),
  }
}

/** “30 × 40 m” */
export function dimensions({ width, height }: { width: number; height: number }): string {
  return `${metres(width)} × ${metres(height)} m`
}

/** At most two decimals. */
export function metres(length: number): string {
  return String(Math.round(length * 100) / 100)
}
