/* Who sits at the tables of the sample wedding, in the words of the list beside it. */
import { weddingGuests } from '@/features/landing/wedding-guests'
import type { Drawing, DrawnThing } from '@/plan/drawing'
import { countNoun } from '@/lib/words'

interface SeatedGuest {
  readonly seatId: string
  readonly label: string
  /** Absent where the seat is free. */
  readonly name: string | undefined
}

/** The seats of one table with the names on them. */
export function guestsAt(table: DrawnThing): readonly SeatedGuest[] {
  const names = weddingGuests[table.id]
  return table.seats.map(({ id, label }, index) => ({
    seatId: id,
    label,
    name: names?.[index] === '' ? undefined : names?.[index],
  }))
}

/** The tables in the order of their numbers, as people read a plan. */
export function tablesOf(drawing: Drawing): readonly DrawnThing[] {
  return drawing.things.filter((thing) => thing.isTable)
}

/** Returns the ids of the occupied seats. */
export function takenSeats(drawing: Drawing): ReadonlySet<string> {
  const seats = tablesOf(drawing).flatMap(guestsAt)
  return new Set(seats.filter(({ name }) => name !== undefined).map(({ seatId }) => seatId))
}

/** “6 of 8 seats taken”. */
export function takenText(table: DrawnThing): string {
  const seats = guestsAt(table)
  const taken = seats.filter(({ name }) => name !== undefined).length
  return `${taken} of ${countNoun(seats.length, 'seat')} taken`
}

/** Returns the next table in a direction by position, or undefined at the edge. */
export function neighbour(
  tables: readonly DrawnThing[],
  from: DrawnThing,
  direction: 'left' | 'right' | 'up' | 'down',
): DrawnThing | undefined {
  const at = middle(from)
  const sign = direction === 'left' || direction === 'up' ? -1 : 1
  const sideways = direction === 'left' || direction === 'right'
  const candidates = tables
    .filter(({ id }) => id !== from.id)
    .map((table) => {
      const to = middle(table)
      const [dx, dy] = [to.x - at.x, to.y - at.y]
      return sideways
        ? { table, ahead: dx * sign, aside: Math.abs(dy) }
        : { table, ahead: dy * sign, aside: Math.abs(dx) }
    })
    .filter(({ ahead, aside }) => ahead > 10 && aside <= ahead * 2)
  candidates.sort((a, b) => a.ahead + 2 * a.aside - (b.ahead + 2 * b.aside))
  return candidates[0]?.table
}

/** The middle of a thing. */
export function middle({ x, y, width, height }: DrawnThing): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}
