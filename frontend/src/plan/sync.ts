/*
 * Carries local edits to the server: in order, within a second, safe to repeat. These are its words: the states that
 * the person reads beside the event's name, the answers of the server, and the ports to the world.
 * The way of an edit is in sync/command-sync.ts, what waits in sync/command-queue.ts, and when to send in sync/send-timer.ts.
 */
import type { StoreApi } from 'zustand/vanilla'

import type { Batch } from '@/plan/journal'
import type { PlanSession } from '@/plan/session'
import type { InFlightBatch, PendingEdit } from '@/plan/sync/command-queue'
import type { Command, ElementView, PlanElement } from '@/plan/types'

/** `forbidden`: the person may not edit any more, and what waits stays on this device. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'conflict' | 'forbidden'

export interface SyncState {
  readonly save: SaveState
  readonly revision: number
  readonly pending: number
  /** Edits that no longer applied to the server's plan, in part or as a whole, until the person has seen them. */
  readonly dropped: readonly DroppedEdit[]
  /** Whether the device has room for what waits. */
  readonly kept: boolean
  /** Why the last request failed, when it did. */
  readonly failure: string | undefined
}

export interface DroppedEdit {
  /** For example "Move Table 5". */
  readonly label: string
  /** The objects that it changed and others deleted, as they were. */
  readonly missing: readonly PlanElement[]
  /** What others had changed. */
  readonly changes: readonly ServerChange[]
  /** Why the plan refused it, unless objects are missing. */
  readonly reason: string | undefined
}

/** A change as the server applied it. */
export interface ServerChange {
  readonly revision: number
  readonly commandId: string
  /** Who made it, unless that account is gone. */
  readonly by: { readonly id: string; readonly name: string } | undefined
  readonly commands: readonly Command[]
}

/** Changes that were applied, with the edits of this person that were made about the same time. */
export interface Merge {
  /** In the order of the server, with the batch on its way where it is one of them. */
  readonly changes: readonly ServerChange[]
  /** The edits that the server had confirmed. */
  readonly recent: readonly PendingEdit[]
  /** The batch that was on its way. */
  readonly own: InFlightBatch | undefined
  /** The edits behind it. */
  readonly pending: readonly PendingEdit[]
  /** The objects before the changes. */
  readonly before: ReadonlyMap<string, ElementView>
}

/** What was changed since a revision; without `changes`, the plan has to be read again. */
export interface ServerChanges {
  readonly revision: number
  readonly changes: readonly ServerChange[] | undefined
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
      /** What others changed since the revision that it was sent with; undefined when the plan has to be read again. */
      readonly others: readonly ServerChange[] | undefined
    }
  /** The server cannot tell what was changed since the revision that it was sent with. */
  | { readonly kind: 'stale' }
  /** Others deleted an object that it changes. */
  | { readonly kind: 'gone' }
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
  changesSince(revision: number): Promise<ServerChanges>
  refetch(): Promise<ServerPlan>
  /** Resolves once nothing is in hand that these changes touch; undefined stands for all objects. */
  hold(changes: readonly ServerChange[] | undefined): Promise<void> | undefined
  /** Told of the changes of others that were applied. */
  merged(merge: Merge): void
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
  /** Told that the server has this revision, or perhaps a newer one where it is not known. */
  told(revision: number | null): void
  /** Removes edits from the list of those that no longer applied. */
  discard(dropped: readonly DroppedEdit[]): void
  stop(): void
}
