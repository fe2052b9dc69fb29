/*
 * Keeps the open plan equal to the server's with the edits on top that it has not confirmed: puts changes of others under
 * them, takes back what was refused, and reads the whole plan where the changes cannot be told.
 */
import type { StoreApi } from 'zustand/vanilla'

import type { Journal } from '@/plan/journal'
import type { PlanStore } from '@/plan/plan-store'
import type { ServerChange, SyncPorts, SyncState } from '@/plan/sync'
import type { CommandQueue, PendingEdit } from '@/plan/sync/command-queue'
import { droppedEdits } from '@/plan/sync/dropped-edits'
import type { Rebase, Rebased } from '@/plan/types'

const NONE: readonly never[] = []
/** Milliseconds in which an edit and one of another person count as made at the same time. */
const RECENT = 5000

interface MergerParts {
  readonly store: PlanStore
  readonly journal: Journal
  readonly ports: SyncPorts
  readonly queue: CommandQueue
  readonly state: StoreApi<SyncState>
}

export class PlanMerger {
  /** The latest edits that the server has confirmed. */
  #recent: readonly PendingEdit[] = NONE
  #isStale = false
  #stopped = false

  constructor(private readonly parts: MergerParts) {}

  /** The plan here is not the server's any more, so nothing is sent before the server's was taken. */
  get isStale(): boolean {
    return this.#isStale
  }

  stop(): void {
    this.#stopped = true
  }

  /** Keeps in the journal what the server has not confirmed. */
  record(): void {
    const batches = this.parts.queue.batches()
    if (batches.length === 0) this.parts.journal.clear()
    const kept =
      batches.length === 0 ||
      this.parts.journal.write({
        baseRevision: this.parts.state.getState().revision,
        savedAt: this.parts.ports.now(),
        objects: this.parts.store.state.getState().order.length,
        batches,
      })
    if (kept !== this.parts.state.getState().kept) this.parts.state.setState({ kept })
  }

  /** The batch on its way has arrived. */
  ack(): void {
    this.#recent = [...this.#recentEdits(), ...(this.parts.queue.inFlight?.edits ?? NONE)]
    this.parts.queue.ack()
    this.record()
  }

  #recentEdits(): readonly PendingEdit[] {
    const since = Date.parse(this.parts.ports.now()) - RECENT
    return this.#recent.filter(({ madeAt }) => madeAt >= since)
  }

  /** Takes over what others changed; one of the changes may be the batch on its way. */
  async merge(revision: number, changes: readonly ServerChange[]): Promise<boolean> {
    const own = this.parts.queue.inFlight
    const isOwn = ({ commandId }: ServerChange) => commandId === own?.batch.commandId
    await this.parts.ports.hold(changes.filter((change) => !isOwn(change)))
    if (this.#stopped) return false
    const { elements: before } = this.parts.store.state.getState()
    const merge = {
      changes,
      recent: this.#recentEdits(),
      own,
      pending: this.parts.queue.pending,
      before,
    }
    const steps = own?.edits.map(({ step }) => step)
    const landed = changes.map((change) => {
      const { commands } = change
      return isOwn(change) && steps !== undefined ? { commands, steps } : { commands }
    })
    if (changes.some(isOwn)) this.ack()
    this.parts.state.setState({ revision })
    const goesOn = await this.rebase(landed, NONE, changes)
    this.parts.ports.merged(merge)
    return goesOn
  }

  /** Makes the unsent edits again on top of changes of the server, without those that it refused. */
  rebase(
    changes: Rebase['changes'],
    refused: readonly PendingEdit[] = NONE,
    by: readonly ServerChange[] = NONE,
  ): boolean | Promise<boolean> {
    const unsent = this.parts.queue.edits()
    let rebased: Rebased
    try {
      rebased = this.parts.store.rebase({ changes, unsent, refused })
    } catch {
      return this.catchUp()
    }
    this.#amend(unsent, rebased, by)
    return true
  }

  /** Reads the whole plan and makes the edits that it has not seen again on it. */
  async catchUp(): Promise<boolean> {
    this.#isStale = true
    const server = await this.parts.ports.refetch()
    await this.parts.ports.hold(undefined)
    if (this.#stopped) return false
    this.#isStale = false
    const unsent = this.parts.queue.edits()
    this.parts.state.setState({ revision: server.revision })
    this.#amend(unsent, this.parts.store.takeOver(server.session, { changes: [], unsent }), [])
    return true
  }

  #amend(
    unsent: readonly PendingEdit[],
    { unfit, lost }: Rebased,
    changes: readonly ServerChange[],
  ): void {
    const { amended, dropped } = droppedEdits(unsent, unfit, changes)
    this.parts.queue.amend(amended)
    if (dropped.length > 0) {
      this.parts.state.setState((state) => ({ dropped: [...state.dropped, ...dropped] }))
    }
    this.record()
    if (lost > 0) this.parts.ports.stepsLost(lost)
  }
}
