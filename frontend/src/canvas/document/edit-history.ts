/*
 * What this person can undo and redo, in the order it was made: edits of the plan and changes of seats on one stack.
 * The plan's session holds its own steps, known here by id; a change of seats brings along how the server takes it back.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Direction, SeatsStep } from '@/guests/seating-ports'
import type { PlanStore } from '@/plan/plan-store'

interface PlanStep {
  readonly kind: 'plan'
  readonly id: number
}

type Step = PlanStep | SeatsStep

interface Steps {
  /** The latest last. */
  readonly undo: readonly Step[]
  /** The next one last. */
  readonly redo: readonly Step[]
  /** Changes of seats that wait for the server's answer; each becomes a step. */
  readonly underWay: number
}

export class EditHistory {
  readonly state: StoreApi<Steps> = createStore<Steps>(() => ({ undo: [], redo: [], underWay: 0 }))
  readonly #plan: PlanStore
  #limit: number
  /** The latest edit of the plan that fell off the end; the session may remember it still. */
  #forgotten = 0
  readonly #stops: readonly (() => void)[]

  constructor(plan: PlanStore, limit: number) {
    this.#plan = plan
    this.#limit = limit
    this.#follow()
    this.#stops = [
      plan.state.subscribe(() => {
        this.#follow()
      }),
      plan.onEdit(({ way }) => {
        if (way === 'do') this.state.setState({ redo: [] })
      }),
    ]
  }

  get canUndo(): boolean {
    const { undo, underWay } = this.state.getState()
    return undo.length + underWay > 0
  }

  get canRedo(): boolean {
    return this.state.getState().redo.length > 0
  }

  /** Sets how many steps are kept; the oldest ones go. */
  limit(steps: number): void {
    this.#limit = steps
    this.#keep(this.state.getState().undo)
  }

  /** Adds a change of seats as the latest step, which ends redo. */
  add(step: SeatsStep): void {
    this.#plan.endRedo()
    this.state.setState({ redo: [] })
    this.#keep([...this.state.getState().undo, step])
  }

  /** Counts a change of seats until the server has answered. */
  async during(change: Promise<unknown>): Promise<void> {
    const count = (by: number): void => {
      this.state.setState(({ underWay }) => ({ underWay: underWay + by }))
    }
    count(1)
    await change.catch(() => undefined)
    count(-1)
  }

  next(direction: Direction): Step | undefined {
    return this.state.getState()[direction].at(-1)
  }

  canBeUndone(step: SeatsStep): boolean {
    return this.state.getState().undo.includes(step)
  }

  /** Moves a change of seats to where it can be done the other way. */
  flip(step: SeatsStep, direction: Direction): void {
    const { undo, redo } = this.state.getState()
    const [from, to] = direction === 'undo' ? [undo, redo] : [redo, undo]
    const [rest, more] = [from.filter((each) => each !== step), [...to, step]]
    this.state.setState(
      direction === 'undo' ? { undo: rest, redo: more } : { redo: rest, undo: more },
    )
  }

  /** Drops a change of seats that can never be undone or redone. */
  drop(step: SeatsStep): void {
    const without = (steps: readonly Step[]) => steps.filter((each) => each !== step)
    this.state.setState(({ undo, redo }) => ({ undo: without(undo), redo: without(redo) }))
  }

  dispose(): void {
    for (const stop of this.#stops) stop()
  }

  /** The plan's own steps are those of its session, which may lose some to edits of other people. */
  #follow(): void {
    const { undoIds, redoIds } = this.#plan.state.getState()
    const { undo, redo } = this.state.getState()
    this.state.setState({ redo: merged(redo, redoIds) })
    this.#keep(
      merged(
        undo,
        undoIds.filter((id) => id > this.#forgotten),
      ),
    )
  }

  #keep(steps: readonly Step[]): void {
    const over = Math.max(0, steps.length - this.#limit)
    for (const step of steps.slice(0, over)) if (step.kind === 'plan') this.#forgotten = step.id
    this.state.setState({ undo: steps.slice(over) })
  }
}

/** Leaves out the plan's steps that are gone, and appends new ones. */
function merged(steps: readonly Step[], ids: readonly number[]): readonly Step[] {
  const kept = steps.filter((step) => step.kind === 'seats' || ids.includes(step.id))
  const known = new Set(kept.map((step) => (step.kind === 'plan' ? step.id : undefined)))
  const added = ids.filter((id) => !known.has(id))
  return [...kept, ...added.map((id): PlanStep => ({ kind: 'plan', id }))]
}
