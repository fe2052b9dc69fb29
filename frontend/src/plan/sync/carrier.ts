/*
 * The way of an edit to the server, in reading order: it is made, it is sent, the server answers, it is taken back when
 * it was refused, and made again on the server's plan when that has moved on.
 * One batch is on its way at a time, and the journal always holds what the server has not confirmed.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Journal } from '@/plan/journal'
import { canBeTakenBack, type EditOrigin, type LocalEdit, type PlanStore } from '@/plan/plan-store'
import type { PlanSync, SaveState, SendAnswer, ServerPlan, SyncDoors, SyncState } from '@/plan/sync'
import { Pace } from '@/plan/sync/pace'
import { Waiting, type Edit, type Flight } from '@/plan/sync/waiting'

const NOBODY: readonly string[] = []
const FRESH = { save: 'saved', pending: 0, dropped: 0, kept: true, failure: undefined } as const

class Carrier implements PlanSync {
  readonly state: StoreApi<SyncState>
  readonly #store: PlanStore
  readonly #journal: Journal
  readonly #doors: SyncDoors
  readonly #waiting = new Waiting()
  readonly #pace: Pace
  readonly #stopListening: () => void
  #sending: Promise<void> | undefined
  /** The plan here is not the server's any more, so nothing is sent before the server's was taken. */
  #behind = false
  /** The guests of whom the person agreed that they lose their seats to the next edit. */
  #agreed = NOBODY
  #stopped = false

  constructor(store: PlanStore, revision: number, journal: Journal, doors: SyncDoors) {
    this.#store = store
    this.#journal = journal
    this.#doors = doors
    this.state = createStore<SyncState>(() => ({ ...FRESH, revision }))
    this.#pace = new Pace(
      (milliseconds, run) => doors.after(milliseconds, run),
      () => void this.flush(),
    )
    this.#stopListening = store.onEdit((edit) => {
      this.#made(edit)
    })
  }

  #made({ command, origin, change }: LocalEdit): void {
    const removesSeats = change.removedSeats.length > 0
    this.#waiting.add({ command, origin, removesSeats, unseat: this.#agreed })
    this.#agreed = NOBODY
    this.#record()
    const { save, failure } = this.state.getState()
    const stays = save === 'offline' || save === 'forbidden'
    this.#show(stays ? save : 'unsaved', stays ? failure : undefined)
    if (this.#sending === undefined && save !== 'forbidden') this.#pace.soon()
  }

  allowingUnseat<T>(guests: readonly string[], edit: () => T): T {
    this.#agreed = guests
    try {
      return edit()
    } finally {
      this.#agreed = NOBODY
    }
  }

  /** Keeps in the journal what the server has not confirmed. */
  #record(): void {
    const batches = this.#waiting.batches()
    if (batches.length === 0) this.#journal.clear()
    const kept =
      batches.length === 0 ||
      this.#journal.write({
        baseRevision: this.state.getState().revision,
        savedAt: this.#doors.now(),
        objects: this.#store.state.getState().order.length,
        batches,
      })
    if (kept !== this.state.getState().kept) this.state.setState({ kept })
  }

  #show(save: SaveState, failure?: string): void {
    this.state.setState({ save, pending: this.#waiting.count, failure })
  }

  flush(): Promise<void> {
    this.#pace.begin()
    if (this.state.getState().save === 'forbidden') return Promise.resolve()
    this.#sending ??= this.#drain().finally(() => {
      this.#sending = undefined
      // An edit made in the very moment in which sending ended still waits for its turn.
      const { save } = this.state.getState()
      if (this.#waiting.queue.length > 0 && save !== 'forbidden') this.#pace.soon()
    })
    return this.#sending
  }

  retry(): void {
    if (this.#waiting.count > 0) void this.flush()
  }

  /** Sends one batch after the other until nothing waits or the server cannot be reached. */
  async #drain(): Promise<void> {
    while (!this.#stopped) {
      if (this.#behind) {
        if (!(await this.#catchUp())) return
        continue
      }
      const flight = this.#waiting.flight ?? this.#depart()
      if (flight === undefined) {
        this.#show(this.state.getState().dropped > 0 ? 'conflict' : 'saved')
        return
      }
      this.#show('saving')
      const answer = await this.#doors.send(flight.batch, this.state.getState().revision)
      if (!(await this.#answered(flight, answer))) return
    }
  }

  #depart(): Flight | undefined {
    const flight = this.#waiting.depart()
    if (flight !== undefined) this.#record()
    return flight
  }

  /** Resolves to whether the next batch may follow at once. */
  async #answered(sent: Flight, answer: SendAnswer): Promise<boolean> {
    if (answer.kind !== 'unreachable') this.#pace.answered()
    switch (answer.kind) {
      case 'applied':
        this.#waiting.landed()
        this.state.setState({ revision: answer.revision })
        this.#record()
        return true
      case 'stale':
        return this.#catchUp()
      case 'occupied':
        if ((await this.#doors.askUnseat(answer.guests)) === 'cancel') return this.#takeBack(sent)
        this.#waiting.departAgain(
          sent,
          answer.guests.map(({ id }) => id),
        )
        this.#record()
        return true
      case 'refused':
        this.#doors.refused(answer.message)
        return this.#takeBack(sent)
      case 'forbidden':
        // Asking again would change nothing; another sitting, in another role, offers what the journal holds.
        this.#show('forbidden', answer.message)
        return false
      case 'unreachable':
        return this.#unreachable(answer.message)
    }
  }

  #unreachable(message: string): false {
    this.#show('offline', message)
    this.#pace.failed()
    return false
  }

  /**
   * Undoes the refused edits here as well, and makes the later ones again on top of what is left.
   * When the history does not reach back far enough, the server's plan is taken instead.
   */
  #takeBack(sent: Flight): boolean | Promise<boolean> {
    const origins = originsOf([...sent.edits, ...this.#waiting.queue])
    const undoable =
      canBeTakenBack(origins) && origins.reverse().every((origin) => this.#store.takeBack(origin))
    this.#waiting.landed()
    if (!undoable) return this.#catchUp()
    this.#makeAgain(this.#waiting.takeAll())
    return true
  }

  #makeAgain(edits: readonly Edit[]): void {
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
    this.#behind = true
    let server: ServerPlan
    try {
      server = await this.#doors.refetch()
    } catch (error) {
      return this.#unreachable(error instanceof Error ? error.message : String(error))
    }
    this.#behind = false
    const edits = this.#waiting.takeAll()
    this.state.setState({ revision: server.revision })
    const lost = this.#store.rebase(server.session, originsOf(edits))
    this.#makeAgain(edits)
    if (lost > 0) this.#doors.stepsLost(lost)
    return true
  }

  acknowledgeConflict(): void {
    this.state.setState({ save: 'saved', dropped: 0 })
    this.retry()
  }

  stop(): void {
    this.#stopped = true
    this.#pace.stop()
    this.#stopListening()
  }
}

function originsOf(edits: readonly Edit[]): EditOrigin[] {
  return edits.map(({ origin }) => origin)
}

/** Starts carrying the store's edits to the server. */
export function startSync(
  store: PlanStore,
  revision: number,
  journal: Journal,
  doors: SyncDoors,
): PlanSync {
  return new Carrier(store, revision, journal, doors)
}
