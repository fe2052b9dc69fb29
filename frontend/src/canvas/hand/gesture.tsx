/* Makes gestures. The state of a gesture is known to its own file alone; everything else sees an `ActiveGesture`. */
import type { ComponentType, ReactNode } from 'react'

import type { ElementView, Guide } from '@/plan/types'
import type { KeyPress } from '@/canvas/hand/key-press'
import type {
  ActiveGesture,
  ActivePainter,
  CarriedRings,
  ChipSubject,
  HandlesBox,
  HandStep,
  PictureUse,
} from '@/canvas/hand/active-gesture'
import { stay, type Step } from '@/canvas/hand/step'
import type { Placed } from '@/canvas/shapes/placed'
import type { ToolName } from '@/canvas/store/surface'
import type { PointerInput, ToolEnv, ToolEvent } from '@/canvas/hand/tool'

interface GestureSpec<S> {
  readonly name: string
  /** The tools that a press starts it with; otherwise the pointer and the selection frame. */
  readonly tools?: readonly ToolName[]
  /** Asked when the button goes down; undefined leaves the press to the next gesture of the list. */
  readonly start?: (input: PointerInput, env: ToolEnv) => Step<S> | undefined
  readonly step: (state: S, event: ToolEvent, env: ToolEnv) => Step<S>
  /** The rest says what an `ActiveGesture` shows. Without a cursor it is that of rest. */
  readonly cursor?: string | ((state: S, env: ToolEnv) => string)
  readonly looksIdle?: true
  readonly opensMenu?: true
  readonly tabLeaves?: true
  readonly hidesGroupBox?: true
  readonly lifted?: (state: S) => readonly string[]
  readonly placed?: (state: S, element: ElementView) => Placed
  readonly guides?: (state: S) => readonly Guide[]
  readonly rings?: (state: S) => CarriedRings | 'redrawn'
  readonly handles?: (state: S, held: HandlesBox) => HandlesBox | undefined
  readonly paint?: (state: S, to: ActivePainter) => void
  readonly Overlay?: ComponentType<{ readonly state: S }>
  readonly Bar?: ComponentType<{ readonly state: S }>
  readonly chip?: (state: S, subject: ChipSubject) => string
  readonly hint?: string
  readonly spoken?: (state: S) => string | undefined
  readonly key?: (state: S, press: KeyPress) => ToolEvent | undefined
  readonly picture?: (state: S) => PictureUse
}

/** What can begin when the button goes down. */
export interface Starter {
  start(input: PointerInput, env: ToolEnv): HandStep | undefined
}

export interface Gesture<S> extends Starter {
  /** Returns the gesture in a state. */
  hold(state: S): ActiveGesture
  /** Returns the state of the gesture in progress, if it is this one. */
  stateOf(active: ActiveGesture): S | undefined
}

const POINTING: readonly ToolName[] = ['pointer', 'frame']

export function gesture<S>(spec: GestureSpec<S>): Gesture<S> {
  const states = new WeakMap<ActiveGesture, S>()
  const hold = (state: S): ActiveGesture => {
    const active = new HeldGesture(spec, state, hold)
    states.set(active, state)
    return active
  }
  return {
    hold,
    stateOf: (active) => states.get(active),
    start(input, env) {
      if (!(spec.tools ?? POINTING).includes(env.tool)) return undefined
      const step = spec.start?.(input, env)
      return step && { state: follow(step, hold), effects: step.effects }
    },
  }
}

function follow<S>({ state, next }: Step<S>, hold: (state: S) => ActiveGesture): ActiveGesture {
  return state === undefined ? (next ?? IDLE) : hold(state)
}

const NONE: readonly never[] = []

class HeldGesture<S> implements ActiveGesture {
  readonly name: string
  readonly looksIdle: boolean
  readonly opensMenu: boolean
  readonly tabLeaves: boolean
  readonly hidesGroupBox: boolean
  readonly isPainted: boolean
  readonly #spec: GestureSpec<S>
  readonly #state: S
  readonly #hold: (state: S) => ActiveGesture

  constructor(spec: GestureSpec<S>, state: S, hold: (state: S) => ActiveGesture) {
    this.#spec = spec
    this.#state = state
    this.#hold = hold
    this.name = spec.name
    this.looksIdle = spec.looksIdle ?? false
    this.opensMenu = spec.opensMenu ?? false
    this.tabLeaves = spec.tabLeaves ?? false
    this.hidesGroupBox = spec.hidesGroupBox ?? false
    this.isPainted = spec.paint !== undefined
  }

  step(event: ToolEvent, env: ToolEnv): HandStep {
    const step = this.#spec.step(this.#state, event, env)
    const isSame = step.state === this.#state
    return { state: isSame ? this : follow(step, this.#hold), effects: step.effects }
  }

  cursor(env: ToolEnv): string | undefined {
    const { cursor } = this.#spec
    return typeof cursor === 'function' ? cursor(this.#state, env) : cursor
  }

  lifted(): readonly string[] {
    return this.#spec.lifted?.(this.#state) ?? NONE
  }

  placed(element: ElementView): Placed {
    return this.#spec.placed?.(this.#state, element) ?? element
  }

  guides(): readonly Guide[] {
    return this.#spec.guides?.(this.#state) ?? NONE
  }

  rings(): CarriedRings | 'redrawn' | undefined {
    return this.#spec.rings?.(this.#state)
  }

  handles(held: HandlesBox): HandlesBox | undefined {
    const { handles } = this.#spec
    return handles === undefined ? held : handles(this.#state, held)
  }

  paint(to: ActivePainter): void {
    this.#spec.paint?.(this.#state, to)
  }

  overlay(): ReactNode {
    const { Overlay } = this.#spec
    return Overlay && <Overlay state={this.#state} />
  }

  bar(): ReactNode {
    const { Bar } = this.#spec
    return Bar && <Bar state={this.#state} />
  }

  chip(subject: ChipSubject): string | undefined {
    return this.#spec.chip?.(this.#state, subject)
  }

  hint(): string | undefined {
    return this.#spec.hint
  }

  spoken(): string | undefined {
    return this.#spec.spoken?.(this.#state)
  }

  key(press: KeyPress): ToolEvent | undefined {
    return this.#spec.key?.(this.#state, press)
  }

  picture(): PictureUse | undefined {
    return this.#spec.picture?.(this.#state)
  }
}

/** No gesture. Compare by identity. */
export const IDLE: ActiveGesture = gesture<'idle'>({
  name: 'idle',
  looksIdle: true,
  opensMenu: true,
  step: (state) => stay(state),
}).hold('idle')
