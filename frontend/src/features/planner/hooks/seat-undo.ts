/* The way back after a change of seats: guests are where they were, all of them or nobody. */
import type { Place, PlaceBack } from '@/api/schema'
import type { Swap } from '@/api/seating'
import type { Designer } from '@/features/planner/designer/designer'
import { sayFailed } from '@/features/planner/hooks/say-failed'
import { messages } from '@/features/planner/messages'
import { moved, type SeatMove } from '@/features/planner/seating'

/** What is asked of the server about seats. */
export interface SeatRequests {
  readonly assign: (move: { guestId: string; seatId: string }) => Promise<{ before: Place }>
  readonly unassign: (guestId: string) => Promise<{ before: Place }>
  readonly swap: (swap: Swap) => Promise<{ before: readonly Place[] }>
  readonly restore: (places: readonly PlaceBack[]) => Promise<unknown>
}

/** A change of seats that was made: where its guests were, and where they went. */
export interface Done {
  readonly before: readonly Place[]
  readonly moves: readonly SeatMove[]
}

/** The Undo of a notice: puts guests back to where they were, once nothing of that has changed since. */
export function undoing(
  designer: Designer,
  { restore }: Pick<SeatRequests, 'restore'>,
  { before, moves }: Done,
  title: string,
): { readonly label: string; readonly run: () => void } {
  const places = before.map((place): PlaceBack => {
    const fromSeatId = moves.find(({ guestId }) => guestId === place.guestId)?.seatId
    return fromSeatId === undefined ? place : { ...place, fromSeatId }
  })
  const run = async (): Promise<void> => {
    const now = designer.seating.getState()
    const home = before.map(({ guestId, seatId }) => ({ guestId, seatId }))
    designer.seating.setState(moved(now, home), true)
    try {
      await designer.sync.flush()
      await restore(places)
      designer.doors.success(messages.undone(title))
    } catch (error) {
      designer.seating.setState(now, true)
      sayFailed(designer.doors, messages.swapFailed, error)
    }
  }
  return { label: 'Undo', run: () => void run() }
}

/** Seats guests again whose chairs came back by undo; says only what failed. */
export async function seatAgain(
  designer: Designer,
  { assign }: Pick<SeatRequests, 'assign'>,
  seats: readonly { readonly guestId: string; readonly seatId: string }[],
): Promise<void> {
  // The undo that brought the chairs back is queued right after it was made.
  await Promise.resolve()
  await designer.sync.flush()
  const results = await Promise.allSettled(seats.map((seat) => assign(seat)))
  const failed = results.some((result) => result.status === 'rejected')
  if (failed) designer.doors.failure(messages.notRestored)
}
