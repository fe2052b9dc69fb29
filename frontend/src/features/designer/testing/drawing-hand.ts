/* A drawing in the hand of a test: events in, effects out, with the draft in sight. */
import type { Drawing } from '@/canvas/drawing/drawing'
import type { DraftEnv } from '@/canvas/drawing/draft-env'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'
import { IDLE } from '@/canvas/hand/gesture'
import {
  NO_MODIFIERS,
  type Effect,
  type Modifiers,
  type ToolEnv,
  type ToolEvent,
} from '@/canvas/hand/tool'

const POINTER = { tool: 'pointer' } as ToolEnv

/** What a drawing draws. */
export type DraftOf<T> = T extends Drawing<infer D> ? D : never

export class DrawingHand<D> {
  readonly did: Effect[] = []
  #active: ActiveGesture

  constructor(
    private readonly drawing: Drawing<D>,
    env: DraftEnv,
  ) {
    this.#active = drawing.begin(env)
  }

  /** What is drawn; undefined once the tool is left. */
  get draft(): D | undefined {
    return this.drawing.draftOf(this.#active)
  }

  feed(event: ToolEvent): this {
    if (this.#active === IDLE) throw new Error('the tool is gone')
    const { state, effects } = this.#active.step(event, POINTER)
    this.#active = state
    this.did.push(...effects)
    return this
  }

  at(kind: 'down' | 'move' | 'up', x: number, y: number, held: Partial<Modifiers> = {}): this {
    const at = { x, y }
    return this.feed({ kind, world: at, screen: at, touch: false, ...NO_MODIFIERS, ...held })
  }
}
