/*
 * The way of an edit to the server, in reading order: it is made, it is sent, the server answers, it is taken back when
 * it was refused, and made again on the server's plan when that has moved on.
 * One batch is on its way at a time, and the journal always holds what the server has not confirmed.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Journal } from '@/plan/journal'
import { canRollBack, type EditOrigin, type LocalEdit, type PlanStore } from '@/plan/plan-store'
import type { PlanSync, SaveState, SendAnswer, ServerPlan, SyncPorts, SyncState } from '@/plan/sync'
import { SendTimer } from '@/plan/sync/send-timer'
import { CommandQueue, type PendingEdit, type InFlightBatch } from '@/plan/sync/command-queue'

const NO_GUESTS: readonly string[] = []
const INITIAL_STATE = {
  save: 'saved',
  pending: 0,
  dropped: 0,
  kept: true,
  failure: undefined,
} as const

class CommandSync implements PlanSync {
  readonly state: StoreApi<SyncState>
  readonly #store: PlanStore
  readonly #journal: Journal
  readonly #ports: SyncPorts
  readonly #queue = new CommandQueue()
  readonly #timer: SendTimer
  readonly #stopListening: () => void
  #sending: Promise<void> | undefined
  /** The plan here is not the server's any more, so nothing is sent before the server's was taken. */
  #isStale = false
  /** The guests of whom the person agreed that they lose their seats to the next edit. */
  #unseatAgreed = NO_GUESTS
  #stopped = false

  constructor(store: PlanStore, revision: number, journal: Journal, ports: SyncPorts) {
    this.#store = store
    this.#journal = journal
    this.#ports = ports
    this.state = createStore<SyncState>(() => ({ ...INITIAL_STATE, revision }))
    this.#timer = new SendTimer(
      (milliseconds, run) => ports.after(milliseconds, run),
      () => void this.flush(),
    )
    this.#stopListening = store.onEdit((edit) => {
      this.#onEdit(edit)
    })
  }

  #onEdit({ command, origin, change }: LocalEdit): void {
    const removesSeats = change.removedSeats.length > 0
    this.#queue.add({ command, origin, removesSeats, unseat: this.#unseatAgreed })
    this.#unseatAgreed = NO_GUESTS
    this.#record()
    const { save, failure } = this.state.getState()
    const stays = save === 'offline' || save === 'forbidden'
    this.#show(stays ? save : 'unsaved', stays ? failure : undefined)
    if (this.#sending === undefined && save !== 'forbidden') this.#timer.sendSoon()
  }

  allowingUnseat<T>(guests: readonly string[], edit: () => T): T {
    this.#unseatAgreed = guests
    try {
      return edit()
    } finally {
      this.#unseatAgreed = NO_GUESTS
    }
  }

  /** Keeps in the journal what the server has not confirmed. */
  #record(): void {
    const batches = this.#queue.batches()
    if (batches.length === 0) this.#journal.clear()
    const kept =
      batches.length === 0 ||
      this.#journal.write({
        baseRevision: this.state.getState().revision,
        savedAt: this.#ports.now(),
        objects: this.#store.state.getState().order.length,
        batches,
      })
    if (kept !== this.state.getState().kept) this.state.setState({ kept })
  }

  #show(save: SaveState, failure?: string): void {
    this.state.setState({ save, pending: this.#queue.count, failure })
  }

  flush(): Promise<void> {
    this.#timer.cancel()
    if (this.state.getState().save === 'forbidden') return Promise.resolve()
    this.#sending ??= this.#drain().finally(() => {
      this.#sending = undefined
      // An edit made in the very moment in which sending ended still waits for its turn.
      const { save } = this.state.getState()
      if (this.#queue.pending.length > 0 && save !== 'forbidden') this.#timer.sendSoon()
    })
    return this.#sending
  }

  retry(): void {
    if (this.#queue.count > 0) void this.flush()
  }

  /** Sends one batch after the other until nothing waits or the server cannot be reached. */
  async #drain(): Promise<void> {
    while (!this.#stopped) {
      if (this.#isStale) {
        if (!(await this.#catchUp())) return
        continue
      }
      const inFlight = this.#queue.inFlight ?? this.#sendNext()
      if (inFlight === undefined) {
        this.#show(this.state.getState().dropped > 0 ? 'conflict' : 'saved')
        return
      }
      this.#show('saving')
      const answer = await this.#ports.send(inFlight.batch, this.state.getState().revision)
      if (!(await this.#answered(inFlight, answer))) return
    }
  }

  #sendNext(): InFlightBatch | undefined {
    const inFlight = this.#queue.send()
    if (inFlight !== undefined) this.#record()
    return inFlight
  }

  /** Resolves to whether the next batch may follow at once. */
  async #answered(sent: InFlightBatch, answer: SendAnswer): Promise<boolean> {
    if (answer.kind !== 'unreachable') this.#timer.onAnswer()
    switch (answer.kind) {
      case 'applied':
        this.#queue.ack()
        this.state.setState({ revision: answer.revision })
        this.#record()
        return answer.isRebased === true ? this.#catchUp() : true
      case 'stale':
        return this.#catchUp()
      case 'occupied':
        if ((await this.#ports.askUnseat(answer.guests)) === 'cancel') return this.#rollBack(sent)
        this.#queue.resend(
          sent,
          answer.guests.map(({ id }) => id),
        )
        this.#record()
        return true
      case 'refused':
        this.#ports.refused(answer.message)
        return this.#rollBack(sent)
      case 'forbidden':
        // Asking again would change nothing; another editing session, in another role, offers what the journal holds.
        this.#show('forbidden', answer.message)
        return false
      case 'unreachable':
        return this.#unreachable(answer.message)
    }
  }

  #unreachable(message: string): false {
    this.#show('offline', message)
    this.#timer.onFailure()
    return false
  }

  /**
   * Undoes the refused edits here as well, and makes the later ones again on top of what is left.
   * When the history does not reach back far enough, the server's plan is taken instead.
   */
  #rollBack(sent: InFlightBatch): boolean | Promise<boolean> {
    const origins = originsOf([...sent.edits, ...this.#queue.pending])
    const undoable =
      canRollBack(origins) && origins.reverse().every((origin) => this.#store.rollBack(origin))
    this.#queue.ack()
    if (!undoable) return this.#catchUp()
    this.#reapply(this.#queue.drain())
    return true
  }

  #reapply(edits: readonly PendingEdit[]): void {
    for (const { command, unseat } of edits) {
      try {
        this.allowingUnseat(unseat, () => this.#store.run(command))
      } catch {
        this.state.setState((before) => ({ dropped: before.dropped + 1 }))
      }
    }
    this.#record()
  }

  /** Takes the server's plan and makes the edits it has not seen again on it. */
  async #catchUp(): Promise<boolean> {
    this.#isStale = true
    let server: ServerPlan
    try {
      server = await this.#ports.refetch()
    } catch (error) {
      return this.#unreachable(error instanceof Error ? error.message : String(error))
    }
    this.#isStale = false
    const edits = this.#queue.drain()
    this.state.setState({ revision: server.revision })
    const lost = this.#store.rebase(server.session, originsOf(edits))
    this.#reapply(edits)
    if (lost > 0) this.#ports.stepsLost(lost)
    return true
  }

  acknowledgeConflict(): void {
    this.state.setState({ save: 'saved', dropped: 0 })
    this.retry()
  }

  stop(): void {
    this.#stopped = true
    this.#timer.stop()
    this.#stopListening()
  }
}

function originsOf(edits: readonly PendingEdit[]): EditOrigin[] {
  return edits.map(({ origin }) => origin)
}

/** Starts syncing the store's edits with the server. */
export function startSync(
  store: PlanStore,
  revision: number,
  journal: Journal,
  ports: SyncPorts,
): PlanSync {
  return new CommandSync(store, revision, journal, ports)
}
