/* A run of auto-assign: what is said about it, and its one step on the history. */
import type { AutoAssignAnswer, SeatChange, SkippedGuest } from '@/api/schema'
import { guestMessages } from '@/guests/messages'
import type { Designer } from '@/features/planner/designer/designer'
import type { Notice } from '@/features/planner/designer/doors'
import type { Direction, SeatsOutcome } from '@/features/planner/designer/edit-history'
import { sayFailed } from '@/features/planner/hooks/say-failed'
import { rememberStep, sayNotTravelled } from '@/features/planner/hooks/seat-undo'
import { messages } from '@/features/planner/messages'
import type { SeatMove } from '@/features/planner/seating'

export interface AutoAssignRequests {
  readonly autoAssign: () => Promise<AutoAssignAnswer>
  /** Takes changes back as far as possible; the answer names the guests who stay where they are. */
  readonly takeBack: (
    changes: readonly SeatChange[],
  ) => Promise<{ readonly skipped: readonly SkippedGuest[] }>
}

const TITLE = messages.autoAssignFailed.title

/** Seats every guest who waits, as far as there are seats, and says what came of it. */
export async function autoAssignSeats(
  designer: Designer,
  requests: AutoAssignRequests,
): Promise<void> {
  try {
    await designer.sync.flush()
    const answer = await requests.autoAssign()
    sayAssigned(designer, answer, actionOf(designer, requests, answer.changes))
    const { unseated } = answer
    if (unseated.length > 0) designer.view.setState({ guestReport: { kind: 'unseated', unseated } })
  } catch (error) {
    sayFailed(designer.doors, messages.autoAssignFailed, error)
  }
}

function actionOf(
  designer: Designer,
  requests: AutoAssignRequests,
  changes: readonly SeatChange[],
): Notice['action'] {
  if (changes.length === 0) return undefined
  return rememberStep(designer, {
    kind: 'seats',
    title: TITLE,
    undo: () => takeBack(designer, requests, changes, 'undo'),
    redo: () => takeBack(designer, requests, changes.map(reversed), 'redo'),
  })
}

/** To make a change again is to take its reverse back. */
function reversed({ before, seatId }: SeatChange): SeatChange {
  const { guestId } = before
  const after = { guestId, ...(seatId === undefined ? {} : { seatId }), byHand: false }
  return { before: after, ...(before.seatId === undefined ? {} : { seatId: before.seatId }) }
}

async function takeBack(
  designer: Designer,
  requests: AutoAssignRequests,
  changes: readonly SeatChange[],
  direction: Direction,
): Promise<SeatsOutcome> {
  const moves = changes.map(({ before: { guestId, seatId, byHand } }): SeatMove => {
    return { guestId, seatId, byHand }
  })
  const pending = designer.pendingSeats.show(moves)
  try {
    await designer.sync.flush()
    const { skipped } = await requests.takeBack(changes)
    const stayed = new Set(skipped.map(({ guestId }) => guestId))
    pending.discard(moves.filter(({ guestId }) => !stayed.has(guestId)))
    return { kind: 'done', ...(skipped.length === 0 ? {} : { detail: messages.stayed(skipped) }) }
  } catch (error) {
    pending.discard()
    return sayNotTravelled(designer, { direction, title: TITLE }, [], error)
  }
}

function sayAssigned(
  { doors: { success, failure } }: Designer,
  { assignedCount, movedCount, unseated }: AutoAssignAnswer,
  action: Notice['action'],
): void {
  const said = messages.autoAssigned(assignedCount, unseated.length)
  const detail = movedCount > 0 ? guestMessages.autoMoved(movedCount) : undefined
  const nothingDone = assignedCount + movedCount === 0 && unseated.length > 0
  const say = nothingDone ? failure : success
  say({ ...said, detail, action })
}
