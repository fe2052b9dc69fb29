/* The gesture in progress, as the rest of the designer knows it: what it shows, and nothing of its state. */
import type { ReactNode } from 'react'

import type { Box, Draft, ElementView, Guide, PlanElement, Point } from '@/plan/types'
import type { KeyPress } from '@/canvas/hand/key-press'
import type { Size } from '@/plan/camera/camera'
import type { Placed } from '@/canvas/shapes/placed'
import type { Effect, ToolEnv, ToolEvent } from '@/canvas/hand/tool'

export interface HandStep {
  readonly state: ActiveGesture
  readonly effects: readonly Effect[]
}

/** Objects whose rings follow the pointer by a transform in plan units. */
export interface CarriedRings {
  readonly ids: readonly string[]
  readonly transform: string
}

/** What the handles surround. */
export interface HandlesBox {
  readonly box: Box
  readonly rotation: number
}

/** What the chip below the selection is about. */
export interface ChipSubject {
  readonly ids: readonly string[]
  readonly first: ElementView
}

/** A rotation by degrees about a point, and a shift in plan units. */
export interface Turn {
  readonly centre: Point
  readonly turn: number
  readonly dx: number
  readonly dy: number
}

/** Paints the active layer, from display lists where there are some. */
export interface ActivePainter {
  /** Returns the objects among some ids, from the bottom up. */
  inOrder(ids: readonly string[]): readonly ElementView[]
  shifted(elements: readonly ElementView[], dx: number, dy: number): void
  /** Turns several objects as one picture; `placeOf` says where each object will be. */
  turned(
    elements: readonly ElementView[],
    turn: Turn,
    placeOf: (element: ElementView) => Point,
  ): void
  /** Draws an object anew as it will be; its texts fit into `room`. */
  draft(draft: Draft, room: Size): void
  ghost(element: PlanElement): void
  /** Paints with the transparency of objects that are not in the plan. */
  faded(paint: () => void): void
}

/** What a gesture does with the tracing picture: keeps it visible, or draws it in its overlay. */
export type PictureUse = 'held' | 'carried'

export interface ActiveGesture {
  readonly name: string
  /** Nothing has moved yet, so that the screen shows what it shows at rest. */
  readonly looksIdle: boolean
  /** A finger that rests opens the menu. */
  readonly opensMenu: boolean
  /** Tab leaves the plan instead of walking the objects. */
  readonly tabLeaves: boolean
  readonly hidesGroupBox: boolean
  /** The active layer and the rulers follow it. */
  readonly isPainted: boolean
  step(event: ToolEvent, env: ToolEnv): HandStep
  /** Returns the mouse cursor; undefined for that of rest. */
  cursor(env: ToolEnv): string | undefined
  /** Returns the ids that the active layer draws; the same list while they stay the same. */
  lifted(): readonly string[]
  /** Returns where an object is during the gesture. */
  placed(element: ElementView): Placed
  guides(): readonly Guide[]
  /** Returns the rings that move; `redrawn` when a transform is not enough. */
  rings(): CarriedRings | 'redrawn' | undefined
  /** Returns what the handles surround; undefined hides them. */
  handles(held: HandlesBox): HandlesBox | undefined
  paint(to: ActivePainter): void
  /** Returns what is drawn over the plan, inside an SVG. */
  overlay(): ReactNode
  /** Returns what floats over the plan. */
  bar(): ReactNode
  /** Returns the text of the chip; undefined hides it. */
  chip(subject: ChipSubject): string | undefined
  /** Returns how to continue, for a banner. */
  hint(): string | undefined
  /** Returns what is announced after an arrow key. */
  spoken(): string | undefined
  /** Returns the event for a key that this gesture uses in its own way. */
  key(press: KeyPress): ToolEvent | undefined
  picture(): PictureUse | undefined
}
