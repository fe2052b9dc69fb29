/*
 * What waits for the server, in the order in which it was made: the batch that is on its way, and the edits behind it.
 * Edits that remove seats travel alone, so that a refusal names one edit.
 */
import { newId } from '@/plan/ids'
import type { Batch } from '@/plan/journal'
import type { OwnEdit } from '@/plan/types'

const LONGEST_BATCH = 100

/** An edit that the server has not confirmed. */
export interface PendingEdit extends OwnEdit {
  /** What people call it, for example "Move Table 5". */
  readonly label: string
  /** Milliseconds since 1970. */
  readonly madeAt: number
  readonly removesSeats: boolean
  /** Ids of the guests who may lose their seats to it. */
  readonly unseat: readonly string[]
}

/** Edits that travel together, and what is sent for them. */
export interface InFlightBatch {
  readonly edits: readonly PendingEdit[]
  readonly batch: Batch
}

export class CommandQueue {
  #inFlight: InFlightBatch | undefined
  #pending: readonly PendingEdit[] = []

  /** The edits behind those that are on their way. */
  get pending(): readonly PendingEdit[] {
    return this.#pending
  }

  get count(): number {
    return this.#pending.length + (this.#inFlight?.edits.length ?? 0)
  }

  /** The batch that is on its way. */
  get inFlight(): InFlightBatch | undefined {
    return this.#inFlight
  }

  add(edit: PendingEdit): void {
    this.#pending = [...this.#pending, edit]
  }

  /** Moves the next edits into flight and returns them; undefined when none wait. */
  send(): InFlightBatch | undefined {
    if (this.#pending.length === 0) return undefined
    this.#inFlight = nextBatch(this.#pending)
    this.#pending = this.#pending.slice(this.#inFlight.edits.length)
    return this.#inFlight
  }

  /** Sends the same edits anew, which may cost these guests their seats. It is another change, under an id of its own. */
  resend({ edits, batch }: InFlightBatch, unseat: readonly string[]): void {
    this.#inFlight = { edits, batch: { ...batch, commandId: newId(), unseat } }
  }

  /** Clears the batch in flight: it arrived, or it was refused. */
  ack(): void {
    this.#inFlight = undefined
  }

  /** All edits, in order. */
  edits(): readonly PendingEdit[] {
    return [...(this.#inFlight?.edits ?? []), ...this.#pending]
  }

  /** Takes the batch out of flight: the server refused it as it is, but not its edits. */
  recall(): void {
    this.#pending = this.edits()
    this.#inFlight = undefined
  }

  /** Replaces edits that no longer apply as they are; undefined leaves one out. A batch in flight must keep its edits. */
  amend(amended: ReadonlyMap<PendingEdit, PendingEdit | undefined>): void {
    if (amended.size === 0) return
    if (this.#inFlight?.edits.some((edit) => amended.has(edit)) === true) this.recall()
    this.#pending = this.#pending.flatMap((edit) =>
      amended.has(edit) ? (amended.get(edit) ?? []) : edit,
    )
  }

  /** All of it as it would be sent. */
  batches(): Batch[] {
    const batches = this.#inFlight === undefined ? [] : [this.#inFlight.batch]
    for (let rest = this.#pending; rest.length > 0;) {
      const { edits, batch } = nextBatch(rest)
      batches.push(batch)
      rest = rest.slice(edits.length)
    }
    return batches
  }
}

/** What travels next: the edits up to the first that removes seats, or that one alone. */
function nextBatch(queue: readonly PendingEdit[]): InFlightBatch {
  const barrier = queue.findIndex((edit) => edit.removesSeats)
  const count = barrier === -1 ? queue.length : Math.max(barrier, 1)
  const edits = queue.slice(0, Math.min(count, LONGEST_BATCH))
  const batch = {
    commandId: newId(),
    commands: edits.map((edit) => edit.command),
    unseat: edits.flatMap((edit) => edit.unseat),
  }
  return { edits, batch }
}
