/* The guests at the chairs by diet or party, with a number and a colour for each group. Pure. */
import type { Guest } from '@/api/schema'
import { dietText } from '@/guests/diets'
import { compareTexts } from '@/guests/names'

export type ColourBy = 'wishes' | 'diet' | 'party'

/** Guests who are shown alike. */
export interface SeatGroup {
  /** From 1. The number is on the chairs, so that no one has to tell colours apart. */
  readonly number: number
  readonly name: string
  readonly seatIds: readonly string[]
  readonly colour: string
}

/** Degrees of hue between a group and the next: far apart at first, and never the same again. */
const HUE_STEP = 137.5

/** Diets from the most frequent on, parties by name; guests without one are in no group. */
export function seatGroups(
  bySeat: ReadonlyMap<string, Guest>,
  by: Exclude<ColourBy, 'wishes'>,
): readonly SeatGroup[] {
  const seats = new Map<string, string[]>()
  for (const [seatId, guest] of bySeat) {
    const name = by === 'diet' ? dietText(guest) : (guest.party?.name ?? '')
    if (name === '') continue
    const others = seats.get(name)
    if (others === undefined) seats.set(name, [seatId])
    else others.push(seatId)
  }
  return [...seats]
    .sort(
      ([a, ofA], [b, ofB]) => (by === 'diet' ? ofB.length - ofA.length : 0) || compareTexts(a, b),
    )
    .map(([name, seatIds], index) => ({
      ...{ name, seatIds, number: index + 1 },
      colour: `oklch(50% 0.14 ${String(Math.round(25 + index * HUE_STEP) % 360)})`,
    }))
}
