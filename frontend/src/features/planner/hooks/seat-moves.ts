/*
 * Moves of several guests: a party sits down, one request per guest; two guests change places, in one request. Shown at
 * once and then asked of the server; what it refuses is said, and the list is read anew after each request.
 */
import { serverMessage } from '@/api/errors'
import type { Swap } from '@/api/seating'
import { nameOf } from '@/features/planner/describe'
import type { Designer } from '@/features/planner/designer/designer'
import { announce, messages } from '@/features/planner/messages'
import { fullName, moved, tableOfSeat, type PlannerGuest } from '@/features/planner/seating'

export interface SeatRequests {
  readonly assign: (move: { guestId: string; seatId: string }) => Promise<unknown>
  readonly swap: (swap: Swap) => Promise<unknown>
  readonly unassign: (guestId: string) => Promise<unknown>
}

interface Move {
  readonly guestId: string
  readonly seatId: string
}

/** Seats a guest where they sat before, or puts them back on the list, and says so; for the Undo of a notice. */
export async function putBack(
  designer: Designer,
  requests: SeatRequests,
  { id, seatId }: PlannerGuest,
  title: string,
): Promise<void> {
  const before = designer.seating.getState()
  designer.seating.setState(moved(before, [{ guestId: id, seatId }]), true)
  try {
    await designer.sync.flush()
    await (seatId === undefined ? requests.unassign(id) : requests.assign({ guestId: id, seatId }))
    designer.doors.success(messages.undone(title))
  } catch (error) {
    designer.seating.setState(before, true)
    const failed = messages.assignmentFailed
    designer.doors.failure({ title: failed.title, text: serverMessage(error, failed.text) })
  }
}

/** Seats several guests and says so once; true when all of them sit. */
export async function assignSeats(
  designer: Designer,
  requests: SeatRequests,
  moves: readonly Move[],
): Promise<boolean> {
  const { success, failure } = designer.doors
  designer.seating.setState(moved(designer.seating.getState(), moves), true)
  designer.view.setState({ guest: undefined })
  await designer.sync.flush()
  const results = await Promise.allSettled(moves.map((move) => requests.assign(move)))
  const seated = results.filter((result) => result.status === 'fulfilled').length
  if (seated < moves.length) {
    failure(messages.someSeated(seated, moves.length))
    return false
  }
  const [first] = moves
  const table = first === undefined ? 'the table' : tableWords(designer, first.seatId)
  const said = messages.allSeated(seated, table)
  success(said)
  designer.announcer.say(`${said.text} ${announce.waiting(unseatedCount(designer))}`)
  return true
}

/** Seats a guest where another one sits; who sat there takes the guest's old seat, or goes back on the list. */
export async function swapSeats(
  designer: Designer,
  requests: SeatRequests,
  guestId: string,
  seatId: string,
): Promise<boolean> {
  const { byId, bySeat } = designer.seating.getState()
  const guest = byId.get(guestId)
  const other = bySeat.get(seatId)
  if (guest === undefined || other === undefined || guest === other) return false
  const swap = { guestId, fromSeatId: guest.seatId, seatId, otherGuestId: other.id }
  if (!(await changePlaces(designer, requests, swap))) return false
  const say = swap.fromSeatId === undefined ? messages.tookSeat : messages.swapped
  const said = say(fullName(guest), fullName(other))
  const undo = (): void => {
    void changePlaces(designer, requests, back(swap)).then((done) => {
      if (done) designer.doors.success(messages.undone(said.title))
    })
  }
  designer.doors.success({ ...said, action: { label: 'Undo', run: undo } })
  designer.announcer.say(said.text)
  return true
}

/** Shows a swap at once and asks for it; what the server refuses is taken back and said. */
async function changePlaces(
  designer: Designer,
  requests: SeatRequests,
  swap: Swap,
): Promise<boolean> {
  const before = designer.seating.getState()
  const moves = [
    { guestId: swap.guestId, seatId: swap.seatId },
    { guestId: swap.otherGuestId, seatId: swap.fromSeatId },
  ]
  designer.seating.setState(moved(before, moves), true)
  designer.view.setState({ guest: undefined })
  try {
    await designer.sync.flush()
    await requests.swap(swap)
    return true
  } catch (error) {
    designer.seating.setState(before, true)
    const { title, text } = messages.swapFailed
    designer.doors.failure({ title, text: serverMessage(error, text) })
    return false
  }
}

/** The swap that puts both back. */
function back({ guestId, fromSeatId, seatId, otherGuestId }: Swap): Swap {
  return fromSeatId === undefined
    ? { guestId: otherGuestId, fromSeatId: undefined, seatId, otherGuestId: guestId }
    : { guestId, fromSeatId: seatId, seatId: fromSeatId, otherGuestId }
}

/** `Table 12, seat C`. */
export function seatWords(designer: Designer, seatId: string): string {
  const table = designer.plan.state.getState().elements.get(tableOfSeat(seatId))
  const seat = table?.seats.find((each) => each.id === seatId)
  if (table === undefined || seat === undefined) return 'the seat'
  return `${nameOf(table)}, seat ${seat.label}`
}

export function unseatedCount(designer: Designer): number {
  const { guests } = designer.seating.getState()
  return guests.filter((guest: PlannerGuest) => guest.seatId === undefined).length
}

function tableWords(designer: Designer, seatId: string): string {
  const table = designer.plan.state.getState().elements.get(tableOfSeat(seatId))
  return table === undefined ? 'the table' : nameOf(table)
}
