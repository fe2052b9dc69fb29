/* One guest sits down, moves to another seat or leaves it. Shown at once; the server's answer replaces it either way. */
import type { Place } from '@/api/schema'
import { seatHolder } from '@/api/seating'
import { seatWords } from '@/features/planner/describe'
import type { Designer } from '@/features/planner/designer/designer'
import { sayFailed } from '@/features/planner/hooks/say-failed'
import { swapSeats, unseatedCount } from '@/features/planner/hooks/seat-moves'
import { remember, type SeatRequests } from '@/features/planner/hooks/seat-undo'
import { announce, messages } from '@/features/planner/messages'
import { fullName, type PlannerGuest } from '@/features/planner/seating'

/** The screen that fills the window and the panel beside the plan say it in their own specified words. */
function words(designer: Designer) {
  return designer.view.getState().seating
    ? { done: messages.seatAssigned, failed: messages.assignmentFailed }
    : { done: messages.guestAssigned, failed: messages.guestNotAssigned }
}

/** Seats a guest, or moves a seated one. On somebody else's seat it offers the swap. */
export async function seatGuest(
  designer: Designer,
  requests: SeatRequests,
  guestId: string,
  seatId: string,
): Promise<boolean> {
  const { byId, bySeat } = designer.seating.getState()
  const guest = byId.get(guestId)
  const holder = bySeat.get(seatId)
  if (holder !== undefined && holder.id !== guestId) {
    sayOccupied(designer, requests, guestId, seatId)
    return false
  }
  if (guest === undefined || holder !== undefined) return false
  return sitDown(designer, requests, guest, seatId)
}

/** Takes a guest off the seat. */
export async function unseatGuest(
  designer: Designer,
  requests: SeatRequests,
  guest: PlannerGuest,
): Promise<boolean> {
  const pending = designer.pendingSeats.show([{ guestId: guest.id, seatId: undefined }])
  try {
    const { before: was } = await requests.unassign(guest.id)
    pending.confirm()
    const place = placeOf(designer, was.seatId ?? guest.seatId)
    const detail = messages.unseatedFrom(fullName(guest), place)
    sayMoved(designer, requests, { ...messages.seatUnassigned, detail }, was, undefined)
    designer.announcer.say(announce.unseated(fullName(guest), place))
    return true
  } catch (error) {
    pending.discard()
    sayFailed(designer.doors, messages.assignmentFailed, error)
    return false
  }
}

async function sitDown(
  designer: Designer,
  requests: SeatRequests,
  guest: PlannerGuest,
  seatId: string,
): Promise<boolean> {
  const { done, failed } = words(designer)
  const pending = designer.pendingSeats.show([{ guestId: guest.id, seatId }])
  designer.view.setState({ guest: undefined })
  try {
    await designer.sync.flush()
    const { before: was } = await requests.assign({ guestId: guest.id, seatId })
    pending.confirm()
    const place = placeOf(designer, seatId)
    const detail =
      was.seatId === undefined
        ? messages.seatedAt(fullName(guest), place)
        : messages.movedFrom(fullName(guest), placeOf(designer, was.seatId), place)
    sayMoved(designer, requests, { ...done, detail }, was, seatId)
    designer.announcer.say(announce.seated(fullName(guest), place, unseatedCount(designer)))
    return true
  } catch (error) {
    // Who was faster is shown on the seat.
    const holder = seatHolder(error)
    const taken = holder === undefined ? [] : [{ guestId: holder, seatId }]
    pending.discard(taken)
    if (holder !== undefined) sayOccupied(designer, requests, guest.id, seatId)
    else sayFailed(designer.doors, failed, error)
    return false
  }
}

/** Says that a guest has another seat now, or none, with the way back to where they were. */
function sayMoved(
  designer: Designer,
  requests: SeatRequests,
  said: { readonly title: string; readonly text: string; readonly detail: string },
  before: Place,
  seatId: string | undefined,
): void {
  const done = { before: [before], moves: [{ guestId: before.guestId, seatId }] }
  designer.doors.success({ ...said, action: remember(designer, requests, done, said.title) })
}

function placeOf(designer: Designer, seatId = ''): string {
  return seatWords(designer.plan.state.getState().elements, seatId)
}

function sayOccupied(
  designer: Designer,
  requests: SeatRequests,
  guestId: string,
  seatId: string,
): void {
  const known = designer.seating.getState().bySeat.has(seatId)
  const run = (): void => {
    void designer.editing.changingSeats(swapSeats(designer, requests, guestId, seatId))
  }
  const swapping = known ? { action: { label: 'Swap', run } } : {}
  designer.doors.failure({ ...messages.seatOccupied, ...swapping })
}
