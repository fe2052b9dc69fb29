/*
 * The conversation with the server, in reading order: an edit is made, it is sent, the server answers, and what others
 * changed is put under the edits that it has not confirmed.
 * One request is on its way at a time, and the journal always holds what the server has not confirmed.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Journal } from '@/plan/journal'
import type { LocalEdit, PlanStore } from '@/plan/plan-store'
import type {
  DroppedEdit,
  PlanSync,
  SaveState,
  SendAnswer,
  SyncPorts,
  SyncState,
} from '@/plan/sync'
import { SendTimer } from '@/plan/sync/send-timer'
import { CommandQueue, type InFlightBatch } from '@/plan/sync/command-queue'
import { PlanMerger } from '@/plan/sync/plan-merger'

const NO_GUESTS: readonly string[] = []
const NONE: readonly never[] = []
const INITIAL_STATE = {
  save: 'saved',
  pending: 0,
  dropped: NONE,
  kept: true,
  failure: undefined,
} as const

class CommandSync implements PlanSync {
  readonly state: StoreApi<SyncState>
  readonly #store: PlanStore
  readonly #merger: PlanMerger
  readonly #ports: SyncPorts
  readonly #queue = new CommandQueue()
  readonly #timer: SendTimer
  readonly #stopListening: () => void
  #working: Promise<void> = Promise.resolve()
  #isWorking = false
  /** Edits are sent too, and not only changes of others read. */
  #sends = false
  /** The newest revision that the server is known to have. */
  #newest = 0
  /** The guests of whom the person agreed that they lose their seats to the next edit. */
  #unseatAgreed = NO_GUESTS
  #stopped = false

  constructor(store: PlanStore, revision: number, journal: Journal, ports: SyncPorts) {
    this.#store = store
    this.#ports = ports
    this.state = createStore<SyncState>(() => ({ ...INITIAL_STATE, revision }))
    this.#merger = new PlanMerger({ store, journal, ports, queue: this.#queue, state: this.state })
    this.#timer = new SendTimer(
      (milliseconds, run) => ports.after(milliseconds, run),
      () => void this.flush(),
    )
    this.#stopListening = store.onEdit((edit) => {
      this.#onEdit(edit)
    })
  }

  #onEdit({ command, way, step, change }: LocalEdit): void {
    const removesSeats = change.removedSeats.length > 0
    const unseat = this.#unseatAgreed
    const madeAt = Date.parse(this.#ports.now())
    this.#queue.add({ command, way, step, label: change.label, madeAt, removesSeats, unseat })
    this.#unseatAgreed = NO_GUESTS
    this.#merger.record()
    const { save, failure } = this.state.getState()
    const stays = save === 'offline' || save === 'forbidden'
    this.#show(stays ? save : 'unsaved', stays ? failure : undefined)
    if (!this.#sends && save !== 'forbidden') this.#timer.sendSoon()
  }

  allowingUnseat<T>(guests: readonly string[], edit: () => T): T {
    this.#unseatAgreed = guests
    try {
      return edit()
    } finally {
      this.#unseatAgreed = NO_GUESTS
    }
  }

  #show(save: SaveState, failure?: string): void {
    this.state.setState({ save, pending: this.#queue.count, failure })
  }

  flush(): Promise<void> {
    this.#timer.cancel()
    if (this.#isForbidden) return Promise.resolve()
    this.#sends = true
    return this.#start()
  }

  retry(): void {
    if (this.#queue.count > 0) void this.flush()
    else if (this.#isBehind) void this.#start()
  }

  told(revision: number | null): void {
    this.#newest = Math.max(this.#newest, revision ?? Infinity)
    if (this.#isBehind) void this.#start()
  }

  #start(): Promise<void> {
    if (!this.#isWorking) this.#working = this.#work()
    return this.#working
  }

  /** Works until nothing is left to do or the server cannot be reached. */
  async #work(): Promise<void> {
    this.#isWorking = true
    try {
      while (!this.#stopped && (await this.#advance()));
    } catch (error) {
      this.#failed(error)
    } finally {
      this.#isWorking = false
      this.#sends = false
      // An edit made in the very moment in which sending ended still waits for its turn.
      if (this.#queue.pending.length > 0 && !this.#isForbidden) this.#timer.sendSoon()
    }
  }

  /** Does the next thing and resolves to whether another one may follow at once. */
  #advance(): boolean | Promise<boolean> {
    if (this.#merger.isStale) return this.#merger.catchUp()
    const inFlight = this.#sends ? (this.#queue.inFlight ?? this.#sendNext()) : undefined
    if (inFlight !== undefined) return this.#send(inFlight)
    if (this.#isBehind) return this.#pull()
    if (this.#queue.count === 0 && !this.#isForbidden) {
      this.#show(this.state.getState().dropped.length > 0 ? 'conflict' : 'saved')
    }
    return false
  }

  #sendNext(): InFlightBatch | undefined {
    const inFlight = this.#queue.send()
    if (inFlight !== undefined) this.#merger.record()
    return inFlight
  }

  async #send(sent: InFlightBatch): Promise<boolean> {
    this.#show('saving')
    const answer = await this.#ports.send(sent.batch, this.#revision)
    if (answer.kind !== 'unreachable') this.#timer.onAnswer()
    return this.#answered(sent, answer)
  }

  async #answered(sent: InFlightBatch, answer: SendAnswer): Promise<boolean> {
    switch (answer.kind) {
      case 'applied':
        return this.#applied(sent, answer)
      case 'stale':
        return this.#merger.catchUp()
      case 'gone': {
        // The edits of other objects are sent again, in a batch without that one.
        const { revision } = this.state.getState()
        this.#queue.recall()
        return (await this.#pull()) && (this.#revision > revision || (await this.#merger.catchUp()))
      }
      case 'occupied':
        if ((await this.#ports.askUnseat(answer.guests)) === 'cancel') return this.#rollBack(sent)
        this.#queue.resend(
          sent,
          answer.guests.map(({ id }) => id),
        )
        this.#merger.record()
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

  #applied(
    { edits, batch }: InFlightBatch,
    { revision, others }: Extract<SendAnswer, { kind: 'applied' }>,
  ): boolean | Promise<boolean> {
    if (others === undefined || revision <= this.#revision) {
      // The server's plan has these edits, and this page has read it since or does so now.
      this.#merger.ack()
      return others === undefined ? this.#merger.catchUp() : this.#merger.rebase([])
    }
    if (others.length > 0) {
      const own = { revision, commandId: batch.commandId, by: undefined, commands: batch.commands }
      return this.#merger.merge(revision, [...others, own])
    }
    try {
      this.#store.confirm(edits.map(({ command }) => command))
    } catch {
      this.#merger.ack()
      return this.#merger.catchUp()
    }
    this.state.setState({ revision })
    this.#merger.ack()
    return true
  }

  #unreachable(message: string): false {
    this.#show('offline', message)
    this.#timer.onFailure()
    return false
  }

  /** Undoes the refused edits here as well, and makes the later ones again on top of what is left. */
  #rollBack({ edits }: InFlightBatch): boolean | Promise<boolean> {
    this.#queue.ack()
    return this.#merger.rebase([], edits)
  }

  /** Asks what others changed. */
  async #pull(): Promise<boolean> {
    const told = this.#newest
    this.#newest = 0
    try {
      const { revision, changes } = await this.#ports.changesSince(this.#revision)
      this.#timer.onAnswer()
      if (revision <= this.#revision) return true
      return await (changes === undefined
        ? this.#merger.catchUp()
        : this.#merger.merge(revision, changes))
    } catch (error) {
      this.#newest = Math.max(this.#newest, told)
      throw error
    }
  }

  #failed(error: unknown): void {
    // Without edits to send, the next word of the server is soon enough.
    if (this.#queue.count === 0 && !this.#merger.isStale) return
    this.#unreachable(error instanceof Error ? error.message : String(error))
  }

  discard(gone: readonly DroppedEdit[]): void {
    const dropped = this.state.getState().dropped.filter((edit) => !gone.includes(edit))
    this.state.setState({ dropped })
    if (dropped.length === 0 && this.state.getState().save === 'conflict') this.#show('saved')
    this.retry()
  }

  stop(): void {
    this.#stopped = true
    this.#merger.stop()
    this.#timer.stop()
    this.#stopListening()
  }

  get #revision(): number {
    return this.state.getState().revision
  }

  get #isBehind(): boolean {
    return this.#newest > this.#revision
  }

  get #isForbidden(): boolean {
    return this.state.getState().save === 'forbidden'
  }
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
