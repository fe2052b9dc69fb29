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
  ServerChange,
  SyncPorts,
  SyncState,
} from '@/plan/sync'
import { SendTimer } from '@/plan/sync/send-timer'
import { CommandQueue, type PendingEdit, type InFlightBatch } from '@/plan/sync/command-queue'
import { droppedEdits } from '@/plan/sync/dropped-edits'
import type { Rebased } from '@/plan/types'

const NO_GUESTS: readonly string[] = []
const NONE: readonly never[] = []
const INITIAL_STATE = {
  save: 'saved',
  pending: 0,
  dropped: NONE,
  kept: true,
  failure: undefined,
} as const
/** Milliseconds in which an edit and one of another person count as made at the same time. */
const RECENT = 5000

class CommandSync implements PlanSync {
  readonly state: StoreApi<SyncState>
  readonly #store: PlanStore
  readonly #journal: Journal
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
  /** The plan here is not the server's any more, so nothing is sent before the server's was taken. */
  #isStale = false
  /** The latest edits that the server has confirmed. */
  #recent: readonly PendingEdit[] = NONE
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

  #onEdit({ command, way, step, change }: LocalEdit): void {
    const removesSeats = change.removedSeats.length > 0
    const unseat = this.#unseatAgreed
    const madeAt = this.#now()
    this.#queue.add({ command, way, step, label: change.label, madeAt, removesSeats, unseat })
    this.#unseatAgreed = NO_GUESTS
    this.#record()
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

  /** Keeps in the journal what the server has not confirmed. */
  #record(): void {
    const batches = this.#queue.batches()
    if (batches.length === 0) this.#journal.clear()
    const kept =
      batches.length === 0 ||
      this.#journal.write({
        baseRevision: this.#revision,
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
    } finally {
      this.#isWorking = false
      this.#sends = false
      // An edit made in the very moment in which sending ended still waits for its turn.
      if (this.#queue.pending.length > 0 && !this.#isForbidden) this.#timer.sendSoon()
    }
  }

  /** Does the next thing and resolves to whether another one may follow at once. */
  #advance(): boolean | Promise<boolean> {
    if (this.#isStale) return this.#catchUp()
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
    if (inFlight !== undefined) this.#record()
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
        return this.#catchUp()
      case 'gone': {
        // The edits of other objects are sent again, in a batch without that one.
        const { revision } = this.state.getState()
        this.#queue.recall()
        return (await this.#pull()) && (this.#revision > revision || (await this.#catchUp()))
      }
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

  #applied(
    { edits, batch }: InFlightBatch,
    { revision, others }: Extract<SendAnswer, { kind: 'applied' }>,
  ): boolean | Promise<boolean> {
    if (others === undefined || revision <= this.#revision) {
      // The server's plan has these edits, and this page has read it since or does so now.
      this.#ack()
      return others === undefined ? this.#catchUp() : this.#rebase([])
    }
    if (others.length > 0) {
      const own = { revision, commandId: batch.commandId, by: undefined, commands: batch.commands }
      return this.#merge(revision, [...others, own])
    }
    try {
      this.#store.confirm(edits.map(({ command }) => command))
    } catch {
      this.#ack()
      return this.#catchUp()
    }
    this.state.setState({ revision })
    this.#ack()
    return true
  }

  #ack(): void {
    this.#recent = [...this.#recentEdits(), ...(this.#queue.inFlight?.edits ?? NONE)]
    this.#queue.ack()
    this.#record()
  }

  #recentEdits(): readonly PendingEdit[] {
    const since = this.#now() - RECENT
    return this.#recent.filter(({ madeAt }) => madeAt >= since)
  }

  #unreachable(message: string): false {
    this.#show('offline', message)
    this.#timer.onFailure()
    return false
  }

  /** Undoes the refused edits here as well, and makes the later ones again on top of what is left. */
  #rollBack({ edits }: InFlightBatch): boolean | Promise<boolean> {
    this.#queue.ack()
    return this.#rebase([], edits)
  }

  /** Asks what others changed. */
  async #pull(): Promise<boolean> {
    const told = this.#newest
    this.#newest = 0
    try {
      const { revision, changes } = await this.#ports.changesSince(this.#revision)
      this.#timer.onAnswer()
      if (revision <= this.#revision) return true
      return await (changes === undefined ? this.#catchUp() : this.#merge(revision, changes))
    } catch (error) {
      this.#newest = Math.max(this.#newest, told)
      return this.#failed(error)
    }
  }

  #failed(error: unknown): false {
    // Without edits to send, the next word of the server is soon enough.
    if (this.#queue.count === 0 && !this.#isStale) return false
    return this.#unreachable(error instanceof Error ? error.message : String(error))
  }

  /** Takes over what others changed; one of the changes may be the batch on its way. */
  async #merge(revision: number, changes: readonly ServerChange[]): Promise<boolean> {
    const own = this.#queue.inFlight
    const isOwn = ({ commandId }: ServerChange) => commandId === own?.batch.commandId
    await this.#ports.hold(changes.filter((change) => !isOwn(change)))
    if (this.#stopped) return false
    const { elements: before } = this.#store.state.getState()
    const merge = {
      changes,
      recent: this.#recentEdits(),
      own,
      pending: this.#queue.pending,
      before,
    }
    const steps = own?.edits.map(({ step }) => step)
    const landed = changes.map((change) => {
      const { commands } = change
      return isOwn(change) && steps !== undefined ? { commands, steps } : { commands }
    })
    if (changes.some(isOwn)) this.#ack()
    this.state.setState({ revision })
    const goesOn = await this.#rebase(landed, NONE, changes)
    this.#ports.merged(merge)
    return goesOn
  }

  #rebase(
    changes: Parameters<PlanStore['rebase']>[0]['changes'],
    refused: readonly PendingEdit[] = NONE,
    by: readonly ServerChange[] = NONE,
  ): boolean | Promise<boolean> {
    const unsent = this.#queue.edits()
    let rebased: Rebased
    try {
      rebased = this.#store.rebase({ changes, unsent, refused })
    } catch {
      return this.#catchUp()
    }
    this.#amend(unsent, rebased, by)
    return true
  }

  /** Reads the whole plan and makes the edits that it has not seen again on it. */
  async #catchUp(): Promise<boolean> {
    this.#isStale = true
    try {
      const server = await this.#ports.refetch()
      await this.#ports.hold(undefined)
      if (this.#stopped) return false
      this.#isStale = false
      const unsent = this.#queue.edits()
      this.state.setState({ revision: server.revision })
      this.#amend(unsent, this.#store.takeOver(server.session, { changes: [], unsent }), [])
      return true
    } catch (error) {
      return this.#failed(error)
    }
  }

  #amend(
    unsent: readonly PendingEdit[],
    { unfit, lost }: Rebased,
    changes: readonly ServerChange[],
  ): void {
    const { amended, dropped } = droppedEdits(unsent, unfit, changes)
    this.#queue.amend(amended)
    if (dropped.length > 0) {
      this.state.setState((state) => ({ dropped: [...state.dropped, ...dropped] }))
    }
    this.#record()
    if (lost > 0) this.#ports.stepsLost(lost)
  }

  discard(gone: readonly DroppedEdit[]): void {
    const dropped = this.state.getState().dropped.filter((edit) => !gone.includes(edit))
    this.state.setState({ dropped })
    if (dropped.length === 0 && this.state.getState().save === 'conflict') this.#show('saved')
    this.retry()
  }

  stop(): void {
    this.#stopped = true
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

  #now(): number {
    return Date.parse(this.#ports.now())
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
