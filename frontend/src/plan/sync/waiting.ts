/*
 * What waits for the server, in the order in which it was made: the batch that is on its way, and the edits behind it.
 * Edits that remove seats travel alone, so that a refusal names one edit.
 */
import { newId } from '@/plan/ids'
import type { Batch } from '@/plan/journal'
import type { EditOrigin } from '@/plan/plan-store'
import type { Command } from '@/plan/types'

const LONGEST_BATCH = 100

/** An edit that the server has not confirmed. */
export interface Edit {
  readonly command: Command
  readonly origin: EditOrigin
  readonly removesSeats: boolean
  /** Ids of the guests who may lose their seats to it. */
  readonly unseat: readonly string[]
}

/** Edits that travel together, and what is sent for them. */
export interface Flight {
  readonly edits: readonly Edit[]
  readonly batch: Batch
}

export class Waiting {
  #flight: Flight | undefined
  #queue: readonly Edit[] = []

  /** The edits behind those that are on their way. */
  get queue(): readonly Edit[] {
    return this.#queue
  }

  get count(): number {
    return this.#queue.length + (this.#flight?.edits.length ?? 0)
  }

  /** The batch that is on its way. */
  get flight(): Flight | undefined {
    return this.#flight
  }

  add(edit: Edit): void {
    this.#queue = [...this.#queue, edit]
  }

  /** Sets the next edits on their way; undefined when none wait. */
  depart(): Flight | undefined {
    if (this.#queue.length === 0) return undefined
    this.#flight = flightOf(this.#queue)
    this.#queue = this.#queue.slice(this.#flight.edits.length)
    return this.#flight
  }

  /** Sends the same edits anew, which may cost these guests their seats. It is another change, under an id of its own. */
  departAgain({ edits, batch }: Flight, unseat: readonly string[]): void {
    this.#flight = { edits, batch: { ...batch, commandId: newId(), unseat } }
  }

  /** Nothing is on its way any more: it arrived, or it was refused. */
  landed(): void {
    this.#flight = undefined
  }

  /** Hands everything over, and nothing waits any more. */
  takeAll(): readonly Edit[] {
    const all = [...(this.#flight?.edits ?? []), ...this.#queue]
    this.#flight = undefined
    this.#queue = []
    return all
  }

  /** All of it as it would be sent. */
  batches(): Batch[] {
    const batches = this.#flight === undefined ? [] : [this.#flight.batch]
    for (let rest = this.#queue; rest.length > 0;) {
      const { edits, batch } = flightOf(rest)
      batches.push(batch)
      rest = rest.slice(edits.length)
    }
    return batches
  }
}

/** What travels next: the edits up to the first that removes seats, or that one alone. */
function flightOf(queue: readonly Edit[]): Flight {
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
