/* The sync's doors to the server and the clock, over the API's calls. */
import { ApiError, serverMessage } from '@/api/errors'
import { fetchPlan, sendCommands } from '@/api/plan'
import type { Batch } from '@/plan/journal'
import type { PlanModule } from '@/plan/session'
import type { SeatedGuest, SendAnswer, SyncDoors } from '@/plan/sync'
import type { Sitting } from '@/features/planner/designer/designer'
import { messages } from '@/features/planner/messages'

type Asked = Pick<SyncDoors, 'askUnseat' | 'refused' | 'stepsLost'>

/** Whose plan of which event is open. */
type Whose = Pick<Sitting, 'eventId' | 'userId'>

export function serverDoors(module: PlanModule, whose: Whose, asked: Asked): SyncDoors {
  return {
    ...asked,
    send: (batch, baseRevision) => send(whose, batch, baseRevision),
    async refetch() {
      const answer = await fetchPlan(whose.eventId)
      return { revision: answer.revision, session: module.open(JSON.stringify(answer.plan)) }
    },
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => {
        clearTimeout(timer)
      }
    },
    now: () => new Date().toISOString(),
  }
}

/** Sends one batch for the person who made it and says what the server made of it. */
export async function send(
  { eventId, userId }: Whose,
  batch: Batch,
  baseRevision: number,
): Promise<SendAnswer> {
  try {
    const { revision } = await sendCommands(eventId, userId, {
      baseRevision,
      commandId: batch.commandId,
      commands: [...batch.commands],
      unseat: [...batch.unseat],
    })
    return { kind: 'applied', revision }
  } catch (error) {
    return answerOf(error)
  }
}

/** A change that cannot be read, does not fit what is there, is too large, or breaks a rule. */
const REFUSALS = [400, 409, 413, 422]

function answerOf(error: unknown): SendAnswer {
  if (!(error instanceof ApiError)) return { kind: 'unreachable', message: String(error) }
  if (error.code === 'stale_revision') return { kind: 'stale' }
  if (error.code === 'seats_occupied') {
    const guests = guestsOf(error.details)
    // Nobody can agree about guests without names.
    if (guests.length > 0) return { kind: 'occupied', guests }
  }
  if (error.code === 'forbidden') return { kind: 'forbidden', message: error.message }
  // Only what the server itself says of the edits ends them. Somebody else's session or a proxy that wants a password
  // may pass: the edits stay here and are tried again.
  const ours = !error.code.startsWith('http_') || error.status === 413
  if (ours && REFUSALS.includes(error.status)) return { kind: 'refused', message: error.message }
  if (error.code === 'not_found') return { kind: 'unreachable', message: messages.eventGone }
  return { kind: 'unreachable', message: serverMessage(error, 'The server cannot be reached.') }
}

function guestsOf(details: unknown): SeatedGuest[] {
  if (!isRecord(details) || !Array.isArray(details.guests)) return []
  return details.guests.filter(isRecord).map((guest) => ({
    id: text(guest.id),
    firstName: text(guest.firstName),
    lastName: text(guest.lastName),
    seatId: text(guest.seatId),
    table: text(guest.table),
    byHand: guest.byHand !== false,
  }))
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
