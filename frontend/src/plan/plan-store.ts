/*
 * The open plan as a store: mirrors the session's elements for drawing and panels.
 * Every edit goes through `run`, `undo`, `redo` or `rebase`; listeners hear what changed so that
 * painters rebuild only that. What is sent to the server is the business of sync.ts.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { PlanSession } from '@/plan/session'
import type { CanvasView, Change, Command, ElementView, Surroundings } from '@/plan/types'

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

export type EditOrigin = 'do' | 'undo' | 'redo'

/** A command that the server has to hear of. */
export interface LocalEdit {
  readonly command: Command
  readonly change: Change
  readonly origin: EditOrigin
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
  /** Takes back an edit without telling the server, which refused it; false when history has lost it. */
  rollBack(origin: EditOrigin): boolean
  /** Replaces the document. What can be undone is what the session brings along. */
  replace(session: PlanSession): void
  /**
   * Takes the server's newer document, which lacks the latest edits: those of these origins, which are taken back without
   * anybody being told. Earlier steps can still be undone unless they touch what differs there; answers how many cannot.
   */
  rebase(session: PlanSession, unsent: readonly EditOrigin[]): number
  onChange(listener: (change: PlanChange) => void): () => void
  onEdit(listener: (edit: LocalEdit) => void): () => void
}

/** Opens a store over a session. */
export function createPlanStore(first: PlanSession): PlanStore {
  let session = first
  const changes = new Set<(change: PlanChange) => void>()
  const edits = new Set<(edit: LocalEdit) => void>()
  const state = createStore<PlanState>(() => mirror(session, 0))

  const absorb = (change: Change): void => {
    state.setState((before) => absorbed(before, session, change))
    for (const listener of changes) listener({ kind: 'some', change })
  }
  const replay = (origin: 'undo' | 'redo') => {
    try {
      return origin === 'undo' ? session.undo() : session.redo()
    } catch (error) {
      // The session has dropped a step that no longer applies.
      state.setState(historyOf(session))
      throw error
    }
  }
  const step = (origin: 'undo' | 'redo', told: boolean): Change | undefined => {
    const done = replay(origin)
    if (done === undefined) return undefined
    absorb(done.change)
    if (told) {
      for (const listener of edits) listener({ command: done.command, change: done.change, origin })
    }
    return done.change
  }

  const back = (origin: EditOrigin) => (origin === 'undo' ? session.redo() : session.undo())
  const replace = (next: PlanSession): void => {
    session.free()
    session = next
    state.setState((before) => mirror(session, before.version + 1))
    for (const listener of changes) listener({ kind: 'all' })
  }

  return {
    state,
    session: () => session,
    run(command) {
      const change = session.apply(command)
      absorb(change)
      for (const listener of edits) listener({ command, change, origin: 'do' })
      return change
    },
    undo: () => step('undo', true),
    redo: () => step('redo', true),
    endRedo() {
      session.endRedo()
      state.setState({ redoIds: [] })
    },
    rollBack: (origin) => step(origin === 'undo' ? 'redo' : 'undo', false) !== undefined,
    replace,
    rebase(next, unsent) {
      if (canRollBack(unsent)) {
        for (const origin of [...unsent].reverse()) if (back(origin) === undefined) break
      }
      const lost = next.keepSteps(session, unsent.length === 0)
      replace(next)
      return lost
    },
    onChange: (listener) => subscribe(changes, listener),
    onEdit: (listener) => subscribe(edits, listener),
  }
}

/** An edit that follows an undo ends redo, and with it the way back over that undo. */
export function canRollBack(origins: readonly EditOrigin[]): boolean {
  return origins.lastIndexOf('do') < origins.indexOf('undo') || !origins.includes('undo')
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

function absorbed(before: PlanState, session: PlanSession, change: Change): PlanState {
  const elements = new Map(before.elements)
  for (const id of change.removed) elements.delete(id)
  let reorder = change.added.length > 0 || change.removed.length > 0
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
