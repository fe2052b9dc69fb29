/*
 * Moves of several guests: a party sits down, one request per guest; two guests change places, in one request. Shown at
 * once and then asked of the server; what it refuses is said, and the list is read anew after each request.
 */
import type { Swap } from '@/api/seating'
import { nameOf } from '@/features/planner/describe'
import type { Designer } from '@/features/planner/designer/designer'
import { sayFailed } from '@/features/planner/hooks/say-failed'
import { remember, type Done, type SeatRequests } from '@/features/planner/hooks/seat-undo'
import { announce, messages } from '@/features/planner/messages'
import { fullName, seatCounts, tableOfSeat } from '@/features/planner/seating'

interface Move {
  readonly guestId: string
  readonly seatId: string
}

/** Seats several guests and says so once, with the way back; true when all of them sit. */
export async function assignSeats(
  designer: Designer,
  requests: SeatRequests,
  moves: readonly Move[],
): Promise<boolean> {
  const pending = moves.map((move) => designer.pendingSeats.show([move]))
  designer.view.setState({ guest: undefined })
  await designer.sync.flush()
  const { done, refused } = await seatEach(requests, moves)
  for (const [at, move] of moves.entries()) {
    if (refused.includes(move)) pending[at]?.discard()
    else pending[at]?.confirm()
  }
  saySeated(designer, requests, done, moves.length)
  return refused.length === 0
}

/** Asks for each seat; those who got theirs, and those who did not. */
async function seatEach(
  { assign }: SeatRequests,
  moves: readonly Move[],
): Promise<{ readonly done: Done; readonly refused: readonly Move[] }> {
  const answers = await Promise.allSettled(moves.map((move) => assign(move)))
  const before = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [answer.value.before] : [],
  )
  const sits = (_: Move, at: number): boolean => answers[at]?.status === 'fulfilled'
  return {
    done: { before, moves: moves.filter(sits) },
    refused: moves.filter((move, at) => !sits(move, at)),
  }
}

function saySeated(designer: Designer, requests: SeatRequests, done: Done, wished: number): void {
  const { success, failure } = designer.doors
  const seated = done.before.length
  if (seated === 0) {
    failure(messages.someSeated(seated, wished))
    return
  }
  const action = remember(designer, requests, done, messages.seatAssigned.title)
  if (seated < wished) {
    failure({ ...messages.someSeated(seated, wished), action })
    return
  }
  const said = messages.allSeated(seated, tableWords(designer, done.moves[0]?.seatId))
  success({ ...said, action })
  designer.announcer.say(`${said.text} ${announce.waiting(unseatedCount(designer))}`)
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
  const done = await changePlaces(designer, requests, swap)
  if (done === undefined) return false
  const say = swap.fromSeatId === undefined ? messages.tookSeat : messages.swapped
  const said = say(fullName(guest), fullName(other))
  designer.doors.success({ ...said, action: remember(designer, requests, done, said.title) })
  designer.announcer.say(said.text)
  return true
}

/** Shows a swap at once and asks for it; what the server refuses is taken back and said. */
async function changePlaces(
  designer: Designer,
  requests: SeatRequests,
  swap: Swap,
): Promise<Done | undefined> {
  const moves = [
    { guestId: swap.guestId, seatId: swap.seatId },
    { guestId: swap.otherGuestId, seatId: swap.fromSeatId },
  ]
  const pending = designer.pendingSeats.show(moves)
  designer.view.setState({ guest: undefined })
  try {
    await designer.sync.flush()
    const swapped = await requests.swap(swap)
    pending.confirm()
    return { ...swapped, moves }
  } catch (error) {
    pending.discard()
    sayFailed(designer.doors, messages.swapFailed, error)
    return undefined
  }
}

export function unseatedCount(designer: Designer): number {
  return seatCounts(designer.seating.getState().guests).unseated
}

function tableWords(designer: Designer, seatId = ''): string {
  const table = designer.plan.state.getState().elements.get(tableOfSeat(seatId))
  return table === undefined ? 'the table' : nameOf(table)
}
