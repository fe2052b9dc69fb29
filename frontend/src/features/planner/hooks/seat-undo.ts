/* The way back after a change of seats: guests are where they were, all of them or nobody. */
import { toApiError } from '@/api/errors'
import type { Place, PlaceBack } from '@/api/schema'
import type { Swap } from '@/api/seating'
import type { Designer } from '@/features/planner/designer/designer'
import { sayFailed } from '@/features/planner/hooks/say-failed'
import { messages } from '@/features/planner/messages'
import type { SeatBack, SeatMove } from '@/features/planner/seating'

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
    const home = before.map(({ guestId, seatId, byHand }) => ({ guestId, seatId, byHand }))
    const pending = designer.pendingSeats.show(home)
    try {
      await designer.sync.flush()
      await restore(places)
      pending.confirm()
      designer.doors.success(messages.undone(title))
    } catch (error) {
      pending.discard()
      sayFailed(designer.doors, messages.swapFailed, error)
    }
  }
  return { label: 'Undo', run: () => void run() }
}

/** Seats guests again, as they sat, whose chairs came back by undo; says only what failed. */
export async function seatAgain(
  designer: Designer,
  { restore }: Pick<SeatRequests, 'restore'>,
  seats: readonly SeatBack[],
): Promise<void> {
  // The undo that brought the chairs back is queued right after it was made.
  await Promise.resolve()
  await designer.sync.flush()
  if (!(await putBack(restore, seats))) designer.doors.failure(messages.notRestored)
}

/** Somebody is gone, has another seat or has declined; or they are too many for one request. */
const REFUSALS = [404, 409, 413]

/** True when all of them sit. Whoever cannot have the seat keeps nobody else from theirs: a refused list is halved. */
async function putBack(
  restore: SeatRequests['restore'],
  seats: readonly SeatBack[],
): Promise<boolean> {
  try {
    await restore(seats)
    return true
  } catch (error) {
    if (seats.length === 1 || !REFUSALS.includes(toApiError(error).status)) return false
    const middle = Math.ceil(seats.length / 2)
    const first = await putBack(restore, seats.slice(0, middle))
    const second = await putBack(restore, seats.slice(middle))
    return first && second
  }
}
