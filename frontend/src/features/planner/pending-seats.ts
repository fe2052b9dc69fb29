/*
 * The seating on screen: what the server last answered, with the moves that still wait for their answer on top.
 * A refused move disappears without taking anything with it that arrived meanwhile.
 */
import type { StoreApi } from 'zustand/vanilla'

import { moved, type Seating, type SeatMove } from '@/features/planner/seating'

/** Moves that are shown before the server has answered. */
export interface PendingMoves {
  /** The server made the moves: they stay until its next list replaces them. */
  readonly confirm: () => void
  /** The server refused: the moves disappear; `instead` corrects the list, for example with the guest who has the seat. */
  readonly discard: (instead?: readonly SeatMove[]) => void
}

export interface PendingSeats {
  /** Takes the server's list. */
  readonly receive: (seating: Seating) => void
  /** Shows moves at once. */
  readonly show: (moves: readonly SeatMove[]) => PendingMoves
}

/** Derives the seating in `store` from the server's list and the pending moves. */
export function createPendingSeats(store: StoreApi<Seating>): PendingSeats {
  let server = store.getState()
  let pending: readonly (readonly SeatMove[])[] = []
  const draw = (): void => {
    store.setState(
      pending.reduce((seating, moves) => moved(seating, moves), server),
      true,
    )
  }
  const settle = (own: readonly SeatMove[], outcome: readonly SeatMove[]): void => {
    if (!pending.includes(own)) return
    pending = pending.filter((moves) => moves !== own)
    server = moved(server, outcome)
    draw()
  }
  return {
    receive(seating) {
      server = seating
      draw()
    },
    show(moves) {
      if (pending.length === 0) server = store.getState()
      const own = [...moves]
      pending = [...pending, own]
      draw()
      return {
        confirm: () => {
          settle(own, own)
        },
        discard: (instead = []) => {
          settle(own, instead)
        },
      }
    },
  }
}
