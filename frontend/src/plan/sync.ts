/*
 * Carries local edits to the server: in order, within a second, safe to repeat. These are its words: the states that
 * the person reads beside the event's name, the answers of the server, and the ports to the world.
 * The way of an edit is in sync/command-sync.ts, what waits in sync/command-queue.ts, and when to send in sync/send-timer.ts.
 */
import type { StoreApi } from 'zustand/vanilla'

import type { Batch } from '@/plan/journal'
import type { PlanSession } from '@/plan/session'

/** `forbidden`: the person may not edit any more, and what waits stays on this device. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'conflict' | 'forbidden'

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
  /** Whether a person gave the seat, and not auto-assign. */
  readonly byHand: boolean
  /** The table as people call it, when the server said it. */
  readonly table?: string
}

/** The server's answer to a batch, told apart by what has to happen next. */
export type SendAnswer =
  | {
      readonly kind: 'applied'
      readonly revision: number
      /** Others changed the plan between the revision that the batch was made on and this one. */
      readonly isRebased?: boolean
    }
  | { readonly kind: 'stale' }
  | { readonly kind: 'occupied'; readonly guests: readonly SeatedGuest[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly message: string }

export interface ServerPlan {
  readonly revision: number
  readonly session: PlanSession
}

/** Time and the network, as the sync needs them. */
export interface SyncPorts {
  send(batch: Batch, baseRevision: number): Promise<SendAnswer>
  refetch(): Promise<ServerPlan>
  askUnseat(guests: readonly SeatedGuest[]): Promise<'unseat' | 'cancel'>
  after(milliseconds: number, run: () => void): () => void
  now(): string
  /** Told when the server refuses an edit for good. */
  refused(message: string): void
  /** Told how many earlier steps can no longer be undone, because others changed what they touch. */
  stepsLost(count: number): void
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
