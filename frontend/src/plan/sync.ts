/*
 * Carries local edits to the server: in order, within a second, safe to repeat.
 * One batch is in flight at a time; edits that remove seats travel alone, so that a refusal names one edit.
 * The state it shows is what the person reads beside the event's name.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import { newId } from '@/plan/ids'
import type { Batch, Journal } from '@/plan/journal'
import type { EditOrigin, LocalEdit, PlanStore } from '@/plan/plan-store'
import type { PlanSession } from '@/plan/session'
import type { Command } from '@/plan/types'

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'conflict'

export interface SyncState {
  readonly save: SaveState
  readonly revision: number
  readonly pending: number
  /** Edits that no longer fitted the server's plan and were left out. */
  readonly dropped: number
  /** Whether the device has room for what waits. */
  readonly kept: boolean
  /** Why the last request failed, when it did. */
  readonly failure: string | undefined
}

export interface SeatedGuest {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly seatId: string
  /** The table as people call it, when the server said it. */
  readonly table?: string
}

/** The server's answer to a batch, told apart by what has to happen next. */
export type SendAnswer =
  | { readonly kind: 'applied'; readonly revision: number }
  | { readonly kind: 'stale' }
  | { readonly kind: 'occupied'; readonly guests: readonly SeatedGuest[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly message: string }

export interface ServerPlan {
  readonly revision: number
  readonly session: PlanSession
}

/** Time and the network, as the sync needs them. */
export interface SyncDoors {
  send(batch: Batch, baseRevision: number): Promise<SendAnswer>
  refetch(): Promise<ServerPlan>
  askUnseat(guests: readonly SeatedGuest[]): Promise<'unseat' | 'cancel'>
  after(milliseconds: number, run: () => void): () => void
  now(): string
  /** Told when the server refuses an edit for good. */
  refused(message: string): void
}

export interface PlanSync {
  readonly state: StoreApi<SyncState>
  /** Sends what is waiting and resolves when nothing is left or the server cannot be reached. */
  flush(): Promise<void>
  /** Tries again now, as when the browser is online again. */
  retry(): void
  /** Makes an edit to which these guests may lose their seats, because the person agreed. */
  allowingUnseat<T>(guests: readonly string[], edit: () => T): T
  acknowledgeConflict(): void
  stop(): void
}

interface Pending {
  readonly command: Command
  readonly origin: EditOrigin
  readonly removesSeats: boolean
  readonly unseat: readonly string[]
}

interface Flight {
  readonly edits: readonly Pending[]
  readonly batch: Batch
}

const SEND_AFTER = 400
const RETRY_AFTER = [1000, 2000, 4000, 8000, 15_000, 30_000] as const
const LONGEST_BATCH = 100
const NOBODY: readonly string[] = []

/** Starts carrying the store's edits to the server. */
export function startSync(
  store: PlanStore,
  revision: number,
  journal: Journal,
  doors: SyncDoors,
): PlanSync {
  const state = createStore<SyncState>(() => ({
    save: 'saved',
    revision,
    pending: 0,
    dropped: 0,
    kept: true,
    failure: undefined,
  }))
  let queue: Pending[] = []
  let flight: Flight | undefined
  let sending: Promise<void> | undefined
  let cancelTimer: (() => void) | undefined
  let failures = 0
  /** The plan here is not the server's any more, so nothing is sent before the server's was taken. */
  let behind = false
  /** The guests of whom the person agreed that they lose their seats to the next edit. */
  let agreed = NOBODY
  let stopped = false

  const stopListening = store.onEdit((edit: LocalEdit) => {
    queue.push({
      command: edit.command,
      origin: edit.origin,
      removesSeats: edit.change.removedSeats.length > 0,
      unseat: agreed,
    })
    agreed = NOBODY
    record()
    if (state.getState().save !== 'offline') show('unsaved')
    if (sending === undefined && failures === 0) schedule(SEND_AFTER)
  })

  function show(save: SaveState, failure?: string): void {
    const pending = queue.length + (flight?.edits.length ?? 0)
    state.setState({ save, pending, failure })
  }

  function record(): void {
    const flights = flight === undefined ? [] : [flight]
    for (let rest = queue; rest.length > 0;) {
      const next = flightOf(rest)
      flights.push(next)
      rest = rest.slice(next.edits.length)
    }
    if (flights.length === 0) journal.clear()
    const kept =
      flights.length === 0 ||
      journal.write({
        baseRevision: state.getState().revision,
        savedAt: doors.now(),
        objects: store.state.getState().order.length,
        batches: flights.map(({ batch }) => batch),
      })
    if (kept !== state.getState().kept) state.setState({ kept })
  }

  function schedule(milliseconds: number): void {
    if (cancelTimer !== undefined || stopped) return
    cancelTimer = doors.after(milliseconds, () => {
      cancelTimer = undefined
      void flush()
    })
  }

  function flush(): Promise<void> {
    cancelTimer?.()
    cancelTimer = undefined
    sending ??= drain().finally(() => {
      sending = undefined
      // An edit made in the very moment in which sending ended still waits for its turn.
      if (queue.length > 0 && failures === 0) schedule(SEND_AFTER)
    })
    return sending
  }

  async function drain(): Promise<void> {
    while (!stopped) {
      if (behind) {
        if (!(await rebase())) return
        continue
      }
      flight ??= nextFlight()
      if (flight === undefined) {
        show(state.getState().dropped > 0 ? 'conflict' : 'saved')
        return
      }
      show('saving')
      const goOn = await handle(flight, await doors.send(flight.batch, state.getState().revision))
      if (!goOn) return
    }
  }

  function nextFlight(): Flight | undefined {
    if (queue.length === 0) return undefined
    const next = flightOf(queue)
    queue = queue.slice(next.edits.length)
    flight = next
    record()
    return next
  }

  /** Answers whether the next batch may follow at once. */
  async function handle(sent: Flight, answer: SendAnswer): Promise<boolean> {
    if (answer.kind !== 'unreachable') failures = 0
    switch (answer.kind) {
      case 'applied':
        flight = undefined
        state.setState({ revision: answer.revision })
        record()
        return true
      case 'stale':
        return rebase()
      case 'occupied':
        if ((await doors.askUnseat(answer.guests)) === 'unseat') {
          flight = {
            edits: sent.edits,
            batch: { ...sent.batch, commandId: newId(), unseat: answer.guests.map(({ id }) => id) },
          }
          record()
          return true
        }
        return dropFlight(sent)
      case 'refused':
        doors.refused(answer.message)
        return dropFlight(sent)
      case 'unreachable':
        waitForServer(answer.message)
        return false
    }
  }

  function waitForServer(message: string): void {
    show('offline', message)
    const wait = RETRY_AFTER[Math.min(failures, RETRY_AFTER.length - 1)] ?? 30_000
    failures += 1
    schedule(wait)
  }

  /**
   * Undoes the refused edits here as well, and makes the later ones again on top of what is left.
   * When the history does not reach back far enough, the server's plan is taken instead.
   */
  function dropFlight(sent: Flight): boolean | Promise<boolean> {
    const later = queue
    const undoable = [...sent.edits, ...later]
      .reverse()
      .every((edit) => store.takeBack(edit.origin))
    flight = undefined
    if (!undoable) return rebase()
    queue = []
    rerun(later)
    record()
    return true
  }

  function rerun(edits: readonly Pending[]): void {
    for (const edit of edits) {
      try {
        agreed = edit.unseat
        store.run(edit.command)
      } catch {
        state.setState((before) => ({ dropped: before.dropped + 1 }))
      }
    }
    agreed = NOBODY
  }

  /** Takes the server's plan and makes the edits it has not seen again on it. */
  async function rebase(): Promise<boolean> {
    behind = true
    let server: ServerPlan
    try {
      server = await doors.refetch()
    } catch (error) {
      waitForServer(error instanceof Error ? error.message : String(error))
      return false
    }
    const waiting = [...(flight?.edits ?? []), ...queue]
    behind = false
    flight = undefined
    queue = []
    state.setState({ revision: server.revision })
    store.replace(server.session)
    rerun(waiting)
    record()
    return true
  }

  return {
    state,
    flush,
    retry() {
      if (queue.length > 0 || flight !== undefined) void flush()
    },
    allowingUnseat(guests, edit) {
      agreed = guests
      try {
        return edit()
      } finally {
        agreed = NOBODY
      }
    },
    acknowledgeConflict() {
      state.setState({ save: 'saved', dropped: 0 })
      if (queue.length > 0 || flight !== undefined) void flush()
    },
    stop() {
      stopped = true
      cancelTimer?.()
      stopListening()
    },
  }
}

/** What travels next: the edits up to the first that removes seats, or that one alone. */
function flightOf(queue: readonly Pending[]): Flight {
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
