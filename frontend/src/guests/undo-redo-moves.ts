/* The way back of a change of seats, and the way there again. Pure. */
import type { Place, PlaceBack, SeatChange } from '@/api/schema'
import type { SeatMove } from '@/guests/pending-moves'
import type { Direction } from '@/guests/seating-ports'

/** A change of seats that was made: where its guests were, and where they went. */
export type SeatChangeRecord = { before: readonly Place[]; moves: readonly SeatMove[] }

/** Returns where each guest goes to undo a change and to make it again. */
export function undoRedoMoves({
  before,
  moves,
}: SeatChangeRecord): Record<Direction, readonly PlaceBack[]> {
  const to = new Map(moves.map((move) => [move.guestId, move]))
  return {
    undo: before.map((place) => ({ ...place, ...from(to.get(place.guestId)?.seatId) })),
    redo: before.map(({ guestId, seatId }): PlaceBack => {
      const move = to.get(guestId)
      const there = move?.seatId === undefined ? {} : { seatId: move.seatId }
      return { guestId, ...from(seatId), ...there, byHand: move?.byHand ?? true }
    }),
  }
}

function from(fromSeatId: string | undefined): { fromSeatId?: string } {
  return fromSeatId === undefined ? {} : { fromSeatId }
}

/** To make a change again is to take its reverse back. */
export function invertChange({ before, seatId }: SeatChange): SeatChange {
  const { guestId } = before
  const after = { guestId, ...(seatId === undefined ? {} : { seatId }), byHand: false }
  return { before: after, ...(before.seatId === undefined ? {} : { seatId: before.seatId }) }
}

/** Returns the move of a guest who goes to a place. */
export function moveToPlace({ guestId, seatId, byHand }: Place): SeatMove {
  return { guestId, seatId, byHand }
}
