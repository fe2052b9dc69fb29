/* Connects the sync to the server and the clock, over the calls of the API. */
import { ApiError, serverMessage } from '@/api/errors'
import { fetchChanges, fetchPlan, sendCommands } from '@/api/plan'
import type { PlanChange } from '@/api/schema'
import type { Batch } from '@/plan/journal'
import type { PlanModule } from '@/plan/session'
import type { SeatedGuest, SendAnswer, ServerChange, SyncPorts } from '@/plan/sync'
import type { Command } from '@/plan/types'
import type { EditingSession } from '@/canvas/env'
import { messages } from '@/canvas/text/messages'

type Asked = Pick<SyncPorts, 'askUnseat' | 'hold' | 'merged' | 'refused' | 'stepsLost'>

/** The open event, and the user. */
type Whose = Pick<EditingSession, 'eventId' | 'userId'>

export function serverPorts(module: PlanModule, whose: Whose, asked: Asked): SyncPorts {
  return {
    ...asked,
    send: (batch, baseRevision) => send(whose, batch, baseRevision),
    async changesSince(since) {
      const { revision, changes } = await fetchChanges(whose.eventId, since)
      return { revision, changes: changesOf(changes) }
    },
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
    // A server of the release before refuses edits on an older revision, and says nothing of others.
    const { revision, others = [] } = applied
    return { kind: 'applied', revision, others: changesOf(others) }
  } catch (error) {
    return answerOf(error)
  }
}

/** Returns undefined for changes that this page cannot read: the plan has to be read again. */
function changesOf(
  changes: readonly PlanChange[] | null | undefined,
): readonly ServerChange[] | undefined {
  const known = changes?.map((change) => {
    const commands = change.commands.filter(isCommand)
    return commands.length < change.commands.length
      ? undefined
      : { ...change, by: change.by, commands }
  })
  return known?.every((change) => change !== undefined) === true ? known : undefined
}

/** The plan itself refuses commands that it does not know. */
function isCommand(value: unknown): value is Command {
  return isRecord(value) && typeof value.kind === 'string'
}

/** Statuses of edits that cannot be parsed, conflict with the plan, are too large or break a rule. */
const REFUSALS = [400, 409, 413, 422]

function answerOf(error: unknown): SendAnswer {
  if (!(error instanceof ApiError)) return { kind: 'unreachable', message: String(error) }
  if (error.code === 'stale_revision') return { kind: 'stale' }
  if (error.code === 'object_gone') return { kind: 'gone' }
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
