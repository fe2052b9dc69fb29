/* Which seats of a table several guests get: as close to each other as the free ones allow. Pure. */
import type { Guest, Table } from '@/api/schema'
import { canBeGiven, isOpen, type TableSeat } from '@/guests/open-seats'

/** A guest who goes to a seat. */
type SeatingMove = { guestId: string; seatId: string }

/**
 * Seats the guests at the table; those who sit there already stay. Undefined when the table has too few seats that are free
 * in the sense of `isFree`.
 */
export function movesTo(
  table: Table,
  guests: readonly Guest[],
  isFree = canBeGiven,
): SeatingMove[] | undefined {
  const here = new Set(table.seats.map(({ id }) => id))
  const staying = new Set(
    guests.flatMap(({ seat }) => (here.has(seat?.id ?? '') ? [seat?.id] : [])),
  )
  const moving = guests.filter(({ seat }) => !staying.has(seat?.id))
  const seats = closestFree(table, staying, moving.length, isFree)
  return seats === undefined
    ? undefined
    : moving.flatMap(({ id: guestId }, at) => {
        const seatId = seats[at]
        return seatId === undefined ? [] : [{ guestId, seatId }]
      })
}

/** The free seats of the shortest stretch that holds enough of them and all who stay; a round table has no end. */
function closestFree(
  { kind, seats }: Table,
  staying: ReadonlySet<string | undefined>,
  wanted: number,
  isFree: (seat: TableSeat) => boolean,
): readonly string[] | undefined {
  const inOrder = [...seats].sort((a, b) => a.number - b.number)
  const ring = kind === 'round' ? [...inOrder, ...inOrder] : inOrder
  let best: readonly TableSeat[] | undefined
  for (let from = 0; from < inOrder.length; from += 1) {
    const run = ring.slice(from, from + inOrder.length)
    const stretch = shortest(run, staying, wanted, isFree)
    if (stretch !== undefined && stretch.length < (best?.length ?? Infinity)) best = stretch
  }
  return best
    ?.filter(isFree)
    .slice(0, wanted)
    .map(({ id }) => id)
}

/** The beginning of a run of seats up to where it holds enough. */
function shortest(
  run: readonly TableSeat[],
  staying: ReadonlySet<string | undefined>,
  wanted: number,
  isFree: (seat: TableSeat) => boolean,
): readonly TableSeat[] | undefined {
  let free = 0
  let stayed = 0
  for (const [at, seat] of run.entries()) {
    if (staying.has(seat.id)) stayed += 1
    else if (isFree(seat)) free += 1
    if (free >= wanted && stayed === staying.size) return run.slice(0, at + 1)
  }
  return undefined
}

/** The table with open seats that needs the fewest moves, then the one with the fewest open seats left. */
export function bestTable(tables: readonly Table[], guests: readonly Guest[]): Table | undefined {
  const ranked = tables.flatMap((table) => {
    const moves = movesTo(table, guests, isOpen)
    return moves === undefined
      ? []
      : [{ table, moves: moves.length, free: table.seats.filter(isOpen).length }]
  })
  return ranked.sort((a, b) => a.moves - b.moves || a.free - b.free)[0]?.table
}
