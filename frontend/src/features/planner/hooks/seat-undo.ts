/* Undo and redo of a change of seats: each guest goes back to where they were, all of them or none. */
import { serverMessage, toApiError } from '@/api/errors'
import type { Place, PlaceBack } from '@/api/schema'
import type { Swap } from '@/api/seating'
import type { Designer } from '@/features/planner/designer/designer'
import type { Notice } from '@/features/planner/designer/doors'
import type { Direction, SeatsOutcome, SeatsStep } from '@/features/planner/designer/edit-history'
import { messages } from '@/features/planner/messages'
import { fullName, type SeatBack, type SeatMove } from '@/features/planner/seating'

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

/** Puts a change of seats on the history; returns the Undo of its notice. */
export function remember(
  designer: Designer,
  { restore }: Pick<SeatRequests, 'restore'>,
  done: Done,
  title: string,
): NonNullable<Notice['action']> {
  const { undo, redo } = waysOf(done)
  const travel = (direction: Direction, places: readonly PlaceBack[]) => () =>
    putBack(designer, restore, places, { direction, title })
  const step = {
    kind: 'seats',
    title,
    undo: travel('undo', undo),
    redo: travel('redo', redo),
  } as const
  return rememberStep(designer, step)
}

/** Puts a step on the history; returns the Undo of its notice. */
export function rememberStep(designer: Designer, step: SeatsStep): NonNullable<Notice['action']> {
  designer.history.add(step)
  return {
    label: 'Undo',
    run: () => {
      designer.editing.undoSeats(step)
    },
  }
}

/** The way back of each guest, and the way there again. */
function waysOf({ before, moves }: Done): Record<Direction, readonly PlaceBack[]> {
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

function from(fromSeatId: string | undefined): { readonly fromSeatId?: string } {
  return fromSeatId === undefined ? {} : { fromSeatId }
}

interface Travelled {
  readonly direction: Direction
  readonly title: string
}

/** Shows guests where they go and asks the server for it, which refuses when one of them was moved since. */
async function putBack(
  designer: Designer,
  restore: SeatRequests['restore'],
  places: readonly PlaceBack[],
  travelled: Travelled,
): Promise<SeatsOutcome> {
  const pending = designer.pendingSeats.show(places.map(moveOf))
  try {
    await designer.sync.flush()
    await restore(places)
    pending.confirm()
    return { kind: 'done' }
  } catch (error) {
    pending.discard()
    return sayNotTravelled(designer, travelled, places, error)
  }
}

export function moveOf({ guestId, seatId, byHand }: PlaceBack): SeatMove {
  return { guestId, seatId, byHand }
}

/** Says why guests stay where they are, and whether it could still work another time. */
export function sayNotTravelled(
  { doors, seating }: Designer,
  { direction, title }: Travelled,
  places: readonly PlaceBack[],
  error: unknown,
): SeatsOutcome {
  const { code, status } = toApiError(error)
  const [first] = places
  const guest =
    first && places.length === 1 ? seating.getState().byId.get(first.guestId) : undefined
  const text =
    code === 'seats_changed'
      ? messages.movedSince(guest === undefined ? undefined : fullName(guest))
      : serverMessage(error, messages.swapFailed.text)
  doors.failure({ ...messages.notTravelled(direction, title), text })
  return { kind: REFUSALS.includes(status) ? 'refused' : 'failed' }
}

/** A guest is gone, has another seat or has declined, or there are too many for one request. */
const REFUSALS = [400, 404, 409, 413]

/** Seats guests again, as they sat, whose chairs came back by undo; says only what failed. */
export async function seatAgain(
  designer: Designer,
  { restore }: Pick<SeatRequests, 'restore'>,
  seats: readonly SeatBack[],
): Promise<void> {
  // The undo that brought the chairs back is queued right after it was made.
  await Promise.resolve()
  await designer.sync.flush()
  if (!(await putAsManyBack(restore, seats))) designer.doors.failure(messages.notRestored)
}

/** True when all of them sit. Whoever cannot have the seat keeps nobody else from theirs: a refused list is halved. */
async function putAsManyBack(
  restore: SeatRequests['restore'],
  seats: readonly SeatBack[],
): Promise<boolean> {
  try {
    await restore(seats)
    return true
  } catch (error) {
    if (seats.length === 1 || !REFUSALS.includes(toApiError(error).status)) return false
    const middle = Math.ceil(seats.length / 2)
    const first = await putAsManyBack(restore, seats.slice(0, middle))
    const second = await putAsManyBack(restore, seats.slice(middle))
    return first && second
  }
}
