/*
 * What a screen shows while the server has not answered yet: the server's guests with the pending moves laid over them.
 * The server's list itself is never changed, so that a refused move leaves nothing behind.
 */
import type { Guest, GuestStatus } from '@/api/schema'

/** A guest who goes to a seat, or to none. */
export type SeatMove = {
  guestId: string
  seatId: string | undefined
  /** Absent where a person gives the seat. */
  byHand?: boolean
}

/** Moves that were asked for together. */
export type PendingChange = {
  moves: readonly SeatMove[]
  /** The server has made them; they stay until its next list is there. */
  isConfirmed: boolean
}

/** A seat as guest lists name it. */
export type SeatPlace = {
  table: NonNullable<Guest['table']>
  seatNumber: number
  seatLabel: string
}

/** Returns the guests as they will be once the moves are made; `placeOf` knows the seats of the plan. */
export function withPending<G extends Guest>(
  guests: readonly G[],
  pending: readonly PendingChange[],
  placeOf: (seatId: string) => SeatPlace | undefined,
): readonly G[] {
  if (pending.length === 0) return guests
  const moves = pending.flatMap((change) => change.moves)
  const latest = new Map(moves.map((move) => [move.guestId, move]))
  return guests.map((guest) => {
    const move = latest.get(guest.id)
    return move === undefined ? guest : moved(guest, move, placeOf)
  })
}

function moved<G extends Guest>(
  guest: G,
  { seatId, byHand = true }: SeatMove,
  placeOf: (seatId: string) => SeatPlace | undefined,
): G {
  const now: G = { ...guest, status: statusOf(guest, seatId !== undefined) }
  delete now.seat
  delete now.table
  if (seatId === undefined) return now
  const { table, seatNumber = 0, seatLabel = '' } = placeOf(seatId) ?? {}
  if (table !== undefined) now.table = table
  return { ...now, seat: { id: seatId, seatNumber, seatLabel, byHand } }
}

/** The status word as the server computes it. */
function statusOf({ rsvp, attendance }: Guest, isSeated: boolean): GuestStatus {
  if (rsvp === 'declined') return 'cancelled'
  if (attendance === 'arrived') return 'checked-in'
  if (isSeated) return 'assigned'
  return rsvp === 'attending' ? 'confirmed' : 'pending'
}
