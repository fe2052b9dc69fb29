/*
 * The open plan as a store: mirrors the session's elements for drawing and panels.
 * Every edit goes through `run`, `undo`, `redo`, `rebase` or `takeOver`; listeners hear what changed so that
 * painters rebuild only that. What is sent to the server is the business of sync.ts.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { PlanSession } from '@/plan/session'
import type {
  CanvasView,
  Change,
  Command,
  ElementView,
  Rebase,
  Rebased,
  Surroundings,
  Way,
} from '@/plan/types'

export interface PlanState {
  readonly elements: ReadonlyMap<string, ElementView>
  /** Ids from the bottom of the drawing to the top. */
  readonly order: readonly string[]
  readonly canvas: CanvasView
  /** Outline, aisles, measurement lines: the same object until the room changes. */
  readonly surroundings: Surroundings
  /** Ids of the edits to undo, the latest last. */
  readonly undoIds: readonly number[]
  /** Ids of the edits to redo, the next one last. */
  readonly redoIds: readonly number[]
  /** Counts changes of this editing session; it is not the server's revision. */
  readonly version: number
}

/** A command that the server has to hear of. */
export interface LocalEdit {
  readonly command: Command
  readonly change: Change
  readonly way: Way
  /** The id of its step to undo or redo. */
  readonly step: number
}

/** `all` means that nothing known before can be relied on. */
export type PlanChange =
  { readonly kind: 'some'; readonly change: Change } | { readonly kind: 'all' }

export interface PlanStore {
  readonly state: StoreApi<PlanState>
  session(): PlanSession
  /** Applies an edit of this user; throws when the document refuses it. */
  run(command: Command): Change
  undo(): Change | undefined
  redo(): Change | undefined
  /** Forgets what could be redone, as any edit does. */
  endRedo(): void
  /** Notes that the server applied edits of this user on the document that it was last known to have. */
  confirm(commands: readonly Command[]): void
  /**
   * Puts what others changed under the unsent edits; listeners hear of it as one change. Throws when the server must have
   * another document.
   */
  rebase(rebase: Rebase): Rebased
  /** Takes the server's document instead, with the unsent edits made again on it. */
  takeOver(server: PlanSession, rebase: Rebase): Rebased
  onChange(listener: (change: PlanChange) => void): () => void
  onEdit(listener: (edit: LocalEdit) => void): () => void
}

/** Opens a store over a session. */
export function createPlanStore(first: PlanSession): PlanStore {
  let session = first
  const changes = new Set<(change: PlanChange) => void>()
  const edits = new Set<(edit: LocalEdit) => void>()
  const state = createStore<PlanState>(() => mirror(session, 0))

  const absorb = (change: Change, reorder = false): void => {
    state.setState((before) => absorbed(before, session, change, reorder))
    for (const listener of changes) listener({ kind: 'some', change })
  }
  const replay = (way: 'undo' | 'redo') => {
    try {
      return way === 'undo' ? session.undo() : session.redo()
    } catch (error) {
      // The session has dropped a step that no longer applies.
      state.setState(historyOf(session))
      throw error
    }
  }
  const tell = (command: Command, change: Change, way: Way): void => {
    const step = session.latestStep(way) ?? 0
    absorb(change)
    for (const listener of edits) listener({ command, change, way, step })
  }
  const step = (way: 'undo' | 'redo'): Change | undefined => {
    const done = replay(way)
    if (done !== undefined) tell(done.command, done.change, way)
    return done?.change
  }

  return {
    state,
    session: () => session,
    run(command) {
      const change = session.apply(command)
      tell(command, change, 'do')
      return change
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    endRedo() {
      session.endRedo()
      state.setState({ redoIds: [] })
    },
    confirm(commands) {
      session.confirm(commands)
    },
    rebase(rebase) {
      const rebased = session.rebase(rebase)
      if (isEmpty(rebased.change)) state.setState(historyOf(session))
      else absorb(rebased.change, true)
      return rebased
    },
    takeOver(server, rebase) {
      const rebased = server.takeOver(session, rebase)
      session.free()
      session = server
      state.setState((before) => mirror(session, before.version + 1))
      for (const listener of changes) listener({ kind: 'all' })
      return rebased
    },
    onChange: (listener) => subscribe(changes, listener),
    onEdit: (listener) => subscribe(edits, listener),
  }
}

function isEmpty({ changed, added, removed, roomChanged }: Change): boolean {
  return !roomChanged && changed.length + added.length + removed.length === 0
}

function subscribe<T>(set: Set<T>, listener: T): () => void {
  set.add(listener)
  return () => {
    set.delete(listener)
  }
}

function mirror(session: PlanSession, version: number): PlanState {
  const list = session.elements()
  return {
    elements: new Map(list.map((element) => [element.id, element])),
    order: session.order(),
    canvas: session.canvas(),
    surroundings: session.surroundings(),
    ...historyOf(session),
    version,
  }
}

function absorbed(
  before: PlanState,
  session: PlanSession,
  change: Change,
  isReordered: boolean,
): PlanState {
  const elements = new Map(before.elements)
  for (const id of change.removed) elements.delete(id)
  let reorder = isReordered || change.added.length > 0 || change.removed.length > 0
  for (const id of [...change.changed, ...change.added]) {
    const view = session.element(id)
    if (view === undefined) continue
    reorder ||= view.zIndex !== before.elements.get(id)?.zIndex
    elements.set(id, view)
  }
  return {
    elements,
    order: reorder ? session.order() : before.order,
    canvas: session.canvas(),
    surroundings: change.roomChanged ? session.surroundings() : before.surroundings,
    ...historyOf(session),
    version: before.version + 1,
  }
}

function historyOf(session: PlanSession): Pick<PlanState, 'undoIds' | 'redoIds'> {
  return { undoIds: [...session.undoIds()], redoIds: [...session.redoIds()] }
}
