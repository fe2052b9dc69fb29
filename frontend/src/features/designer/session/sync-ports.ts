/* Connects the sync to the server and the clock, over the calls of the API. */
import { ApiError, serverMessage } from '@/api/errors'
import { fetchPlan, sendCommands } from '@/api/plan'
import type { Batch } from '@/plan/journal'
import type { PlanModule } from '@/plan/session'
import type { SeatedGuest, SendAnswer, SyncPorts } from '@/plan/sync'
import type { EditingSession } from '@/canvas/env'
import { messages } from '@/canvas/text/messages'

type Asked = Pick<SyncPorts, 'askUnseat' | 'refused' | 'stepsLost'>

/** The open event, and the user. */
type Whose = Pick<EditingSession, 'eventId' | 'userId'>

export function serverPorts(module: PlanModule, whose: Whose, asked: Asked): SyncPorts {
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

/** Sends one batch for the person who made it and returns the outcome. */
export async function send(
  { eventId, userId }: Whose,
  batch: Batch,
  baseRevision: number,
): Promise<SendAnswer> {
  try {
    const applied = await sendCommands(eventId, userId, {
      baseRevision,
      commandId: batch.commandId,
      commands: [...batch.commands],
      unseat: [...batch.unseat],
    })
    return { kind: 'applied', revision: applied.revision, isRebased: isRebased(applied) }
  } catch (error) {
    return answerOf(error)
  }
}

/** Whether others changed the plan in between. A server of the release before refuses such edits and says nothing about it. */
function isRebased({ others }: { others?: readonly unknown[] | null }): boolean {
  return others === null || (others !== undefined && others.length > 0)
}

/** Statuses of edits that cannot be parsed, conflict with the plan, are too large or break a rule. */
const REFUSALS = [400, 409, 413, 422]

function answerOf(error: unknown): SendAnswer {
  if (!(error instanceof ApiError)) return { kind: 'unreachable', message: String(error) }
  // Edits of other objects are made again on the plan without the one that is gone.
  if (error.code === 'stale_revision' || error.code === 'object_gone') return { kind: 'stale' }
  if (error.code === 'seats_occupied') {
    const guests = guestsOf(error.details)
    // Without names, the person cannot decide about the guests.
    if (guests.length > 0) return { kind: 'occupied', guests }
  }
  if (error.code === 'forbidden') return { kind: 'forbidden', message: error.message }
  // Only a refusal by the server itself discards edits. Another user's session or a proxy that asks for a password may
  // be temporary: the edits stay here and are sent again.
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
