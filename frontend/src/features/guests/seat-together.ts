/* Which seats of a table several guests get: as close to each other as the free ones allow. Pure. */
import type { Guest, Table } from '@/api/schema'

/** A guest who goes to a seat. */
export type SeatingMove = { guestId: string; seatId: string }

/**
 * Seats the guests at the table; those who sit there already stay. Undefined when the table has too few free seats.
 */
export function movesTo(table: Table, guests: readonly Guest[]): SeatingMove[] | undefined {
  const here = new Set(table.seats.map(({ id }) => id))
  const staying = new Set(
    guests.flatMap(({ seat }) => (here.has(seat?.id ?? '') ? [seat?.id] : [])),
  )
  const moving = guests.filter(({ seat }) => !staying.has(seat?.id))
  const seats = closestFree(table, staying, moving.length)
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
): readonly string[] | undefined {
  const inOrder = [...seats].sort((a, b) => a.number - b.number)
  const ring = kind === 'round' ? [...inOrder, ...inOrder] : inOrder
  let best: readonly Seat[] | undefined
  for (let from = 0; from < inOrder.length; from += 1) {
    const run = ring.slice(from, from + inOrder.length)
    const stretch = shortest(run, staying, wanted)
    if (stretch !== undefined && stretch.length < (best?.length ?? Infinity)) best = stretch
  }
  return best
    ?.filter(isFree)
    .slice(0, wanted)
    .map(({ id }) => id)
}

type Seat = Table['seats'][number]

const isFree = ({ guestId }: Seat) => guestId == null

/** The beginning of a run of seats up to where it holds enough. */
function shortest(
  run: readonly Seat[],
  staying: ReadonlySet<string | undefined>,
  wanted: number,
): readonly Seat[] | undefined {
  let free = 0
  let stayed = 0
  for (const [at, seat] of run.entries()) {
    if (staying.has(seat.id)) stayed += 1
    else if (isFree(seat)) free += 1
    if (free >= wanted && stayed === staying.size) return run.slice(0, at + 1)
  }
  return undefined
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
