/* Which seats of a table several guests get: as close to each other as the free ones allow. Pure. */
import type { Table } from '@/api/schema'
import type { Guest } from '@/api/upcoming'

/** A guest who goes to a seat. */
export type SeatingMove = { guestId: string; seatId: string }

/**
 * Seats the guests at the table; those who sit there already stay. Undefined when the table has too few free seats.
 */
export function movesTo(table: Table, guests: readonly Guest[]): SeatingMove[] | undefined {
  const moving = guests.filter(({ seat }) => !table.seats.some(({ id }) => id === seat?.id))
  const seats = closestFree(table, moving.length)
  if (seats === undefined) return undefined
  return moving.flatMap(({ id: guestId }, at) => {
    const seatId = seats[at]
    return seatId === undefined ? [] : [{ guestId, seatId }]
  })
}

/** The free seats with the fewest others between them; a round table has no end. */
function closestFree({ kind, seats }: Table, wanted: number): readonly string[] | undefined {
  const inOrder = [...seats].sort((a, b) => a.number - b.number)
  const ring = kind === 'round' ? [...inOrder, ...inOrder] : inOrder
  let best: { span: number; ids: readonly string[] } | undefined
  for (let from = 0; from < inOrder.length; from += 1) {
    const run = ring.slice(from, from + inOrder.length)
    if (run[0]?.guestId != null) continue
    const free = run.filter(({ guestId }) => guestId == null).slice(0, wanted)
    const last = free.at(-1)
    if (free.length < wanted || last === undefined) continue
    const span = run.indexOf(last)
    if (best === undefined || span < best.span) best = { span, ids: free.map(({ id }) => id) }
  }
  return wanted === 0 ? [] : best?.ids
}

/** The table that needs the fewest moves, then the one with the fewest free seats left. */
export function bestTable(tables: readonly Table[], guests: readonly Guest[]): Table | undefined {
  const ranked = tables.flatMap((table) => {
    const moves = movesTo(table, guests)
    return moves === undefined ? [] : [{ table, moves: moves.length, free: freeSeats(table) }]
  })
  return ranked.sort((a, b) => a.moves - b.moves || a.free - b.free)[0]?.table
}

export function freeSeats({ seats }: Table): number {
  return seats.filter(({ guestId }) => guestId == null).length
}
