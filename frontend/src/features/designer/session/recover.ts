/*
 * Recovery after a crash. The server is asked which edits of a dead tab have reached it; the person is asked about the
 * others, and again when one of them would unseat guests without agreement. Edits to restore are first sent to the
 * server under their old ids, and the plan is opened from the server afterwards, so that nothing is applied twice.
 */
import type { Arrived, FloorPlanAnswer } from '@/api/schema'
import { newId } from '@/plan/ids'
import type { Batch, Journal, JournalEntry, LeftJournal } from '@/plan/journal'
import type { SeatedGuest, SendAnswer } from '@/plan/sync'
import { toast } from '@/ui/toast'
import { messages } from '@/canvas/text/messages'

/** Edits that did not reach the server. */
export interface UnsentEdits {
  readonly entry: JournalEntry
  /** How many edits at the beginning may have reached it. */
  readonly doubtful: number
}

/** Questions to the person: whether to restore the edits, and whether guests may lose their seats to one of them. */
export type RecoveryQuestion =
  | { readonly kind: 'restore'; readonly unsent: UnsentEdits }
  | { readonly kind: 'unseat'; readonly guests: readonly SeatedGuest[] }

/** The server and the person, as recovery needs them. */
interface RecoveryPorts {
  arrived(commandId: string, baseRevision: number): Promise<Arrived>
  send(batch: Batch, baseRevision: number): Promise<SendAnswer>
  refetch(): Promise<FloorPlanAnswer>
  /** Resolves to true when the person agrees. */
  ask(question: RecoveryQuestion): Promise<boolean>
}

/** Milliseconds that a notice of recovery stays. */
const NOTICE_MS = 3000
/** Tries per batch when other people's edits arrive in between. */
const ATTEMPTS = 3

/** Offers the edits of dead tabs, one tab after the other, and returns the resulting plan. */
export async function recover(
  left: readonly LeftJournal[],
  first: FloorPlanAnswer,
  ports: RecoveryPorts,
): Promise<FloorPlanAnswer> {
  let plan = first
  for (const { journal, entry } of left) {
    const unsent = await unsentOf(entry, plan.revision, ports)
    if (unsent === undefined || !(await ports.ask({ kind: 'restore', unsent }))) {
      journal.clear()
      continue
    }
    await restore(unsent.entry, plan.revision, journal, ports)
    plan = await ports.refetch()
  }
  return plan
}

/** Leaves out the batches that reached the server. They were sent in order, so the first missing one ends the scan. */
export async function unsentOf(
  entry: JournalEntry,
  revision: number,
  { arrived }: Pick<RecoveryPorts, 'arrived'>,
): Promise<UnsentEdits | undefined> {
  const batches = [...entry.batches]
  let answer: Arrived = 'no'
  // While the server is where the first batch began, nothing can have arrived.
  while (batches[0] !== undefined && revision > entry.baseRevision) {
    answer = await arrived(batches[0].commandId, entry.baseRevision)
    if (answer !== 'yes') break
    batches.shift()
  }
  const [next] = batches
  if (next === undefined) return undefined
  return {
    entry: { ...entry, batches },
    doubtful: answer === 'unknown' ? next.commands.length : 0,
  }
}

async function restore(
  entry: JournalEntry,
  revision: number,
  journal: Journal,
  ports: RecoveryPorts,
): Promise<void> {
  const result = await sendJournal(entry, revision, journal, ports)
  if (result.unreachable !== undefined) {
    const { title, text } = messages.notRecovered(result.unreachable)
    toast.error(title, text)
    throw new Error(text)
  }
  const said = result.lost === 0 ? messages.recovered : messages.recoveredPartly(result.lost)
  toast.success(said.title, said.text, { duration: NOTICE_MS })
}

/** The result of sending. */
interface SendResult {
  /** Edits that the server no longer accepts. */
  readonly lost: number
  /** Why the rest has to stay in the journal: the server could not be reached, or the plan kept changing. */
  readonly unreachable: string | undefined
}

/**
 * Sends the journal's batches in order on top of the server's plan. A batch that the server refuses as a whole is
 * split, so that only edits that no longer apply, or for which the person does not agree to unseat guests, are left
 * out. The journal always holds what is still to be sent, under the ids it is sent with, so this may be interrupted.
 */
export async function sendJournal(
  entry: JournalEntry,
  revision: number,
  journal: Journal,
  ports: Pick<RecoveryPorts, 'send' | 'refetch' | 'ask'>,
): Promise<SendResult> {
  let waiting = entry.batches
  let current = revision
  let lost = 0
  for (let batch = waiting[0]; batch !== undefined; batch = waiting[0]) {
    let answer = await ports.send(batch, current)
    for (let attempt = 1; answer.kind === 'stale' && attempt < ATTEMPTS; attempt += 1) {
      current = (await ports.refetch()).revision
      answer = await ports.send(batch, current)
    }
    if (answer.kind === 'unreachable' || answer.kind === 'forbidden') {
      return { lost, unreachable: answer.message }
    }
    if (answer.kind === 'stale') return { lost, unreachable: messages.notAtRest }
    let next: readonly Batch[] = []
    if (answer.kind === 'applied') current = Math.max(current, answer.revision)
    else if (batch.commands.length > 1) next = halves(batch)
    else if (answer.kind === 'occupied' && (await ports.ask({ ...answer, kind: 'unseat' }))) {
      next = [{ ...batch, commandId: newId(), unseat: answer.guests.map(({ id }) => id) }]
    } else lost += 1
    waiting = [...next, ...waiting.slice(1)]
    if (waiting.length === 0) journal.clear()
    else journal.write({ ...entry, baseRevision: current, batches: waiting })
  }
  return { lost, unreachable: undefined }
}

/** Splits a refused batch. The server applies all of a batch or nothing, so none of its edits has been applied. */
function halves({ commands, unseat }: Batch): Batch[] {
  const middle = Math.ceil(commands.length / 2)
  return [commands.slice(0, middle), commands.slice(middle)].map((half) => ({
    commandId: newId(),
    commands: half,
    unseat,
  }))
}
