/*
 * Makes the gestures that draw over the plan. They stay in hand until the person leaves them, use keys in their own way,
 * and let the view be moved under them. Loaded in a chunk of their own.
 */
import type { ComponentType } from 'react'

import type { Guide, Point } from '@/plan/types'
import type { KeyPress } from '@/canvas/hand/key-press'
import type { DraftEnv } from '@/canvas/drawing/draft-env'
import { panUnder } from '@/canvas/hand/pan'
import type { ActiveGesture, PictureUse } from '@/canvas/hand/active-gesture'
import { gesture } from '@/canvas/hand/gesture'
import type { Step } from '@/canvas/hand/step'
import { announce } from '@/canvas/text/messages'
import { arrowStep } from '@/canvas/hand/arrow-keys'
import { lengthBetween } from '@/canvas/shapes/straight'
import type { ToolEnv, ToolEvent } from '@/canvas/hand/tool'

/** Where the pointer or the arrow keys are, snapped. */
export interface Snapping {
  readonly at: Point | undefined
  readonly guides: readonly Guide[]
}

export const UNSNAPPED: Snapping = { at: undefined, guides: [] }

/** What arrow keys move, and where the line to it begins. */
interface DraftPlace {
  readonly at: Point | undefined
  readonly from?: Point | undefined
}

export interface DraftProps<D> {
  readonly draft: D
}

interface DrawingSpec<D> {
  readonly name: string
  readonly first: D
  readonly step: (draft: D, event: ToolEvent, env: DraftEnv) => Step<D>
  readonly place: (draft: D, env: DraftEnv) => DraftPlace
  readonly Overlay: ComponentType<DraftProps<D>>
  readonly Bar?: ComponentType<DraftProps<D>>
  readonly hint?: string
  readonly picture?: (draft: D) => PictureUse
  /** Tab walks the corners. */
  readonly walks?: true
}

export interface Drawing<D> {
  begin(env: DraftEnv): ActiveGesture
  /** Returns what is drawn, if it is by this drawing. */
  draftOf(active: ActiveGesture): D | undefined
}

interface Drawn<D> {
  readonly draft: D
  readonly env: DraftEnv
  /** The pointer at the last pan. */
  readonly pan?: Point | undefined
}

export function drawing<D extends Snapping>(spec: DrawingSpec<D>): Drawing<D> {
  const { Overlay, Bar, picture } = spec
  const drawn = gesture<Drawn<D>>({
    name: spec.name,
    step: (state, event, { tool }: ToolEnv) =>
      tool === 'hand' || state.pan !== undefined
        ? panUnder(state, event)
        : drawnOn(state, spec.step(state.draft, event, state.env)),
    cursor: (_, { tool }) => (tool === 'hand' ? 'grab' : 'crosshair'),
    tabLeaves: true,
    guides: ({ draft }) => draft.guides,
    Overlay: ({ state }) => <Overlay draft={state.draft} />,
    ...(Bar && { Bar: ({ state }) => <Bar draft={state.draft} /> }),
    ...(spec.hint !== undefined && { hint: spec.hint }),
    spoken: ({ draft, env }) => placeText(spec.place(draft, env), env),
    key: (_, press) => draftKey(press, spec.walks ?? false),
    ...(picture && { picture: ({ draft }) => picture(draft) }),
  })
  return {
    begin: (env) => drawn.hold({ draft: spec.first, env }),
    draftOf: (active) => drawn.stateOf(active)?.draft,
  }
}

function drawnOn<D>(state: Drawn<D>, { state: draft, effects }: Step<D>): Step<Drawn<D>> {
  return { state: draft === undefined ? undefined : { ...state, draft }, effects }
}

function draftKey(press: KeyPress, walks: boolean): ToolEvent | undefined {
  switch (press.key) {
    case 'Escape':
      return { kind: 'leave' }
    case 'Enter':
      return { kind: 'confirm', shift: press.shiftKey }
    case 'Backspace':
    case 'Delete':
      return { kind: 'erase' }
    case 'Tab':
      return walks ? { kind: 'walk', step: press.shiftKey ? -1 : 1 } : undefined
    default: {
      const step = arrowStep(press)
      return step && { kind: 'nudge', ...step }
    }
  }
}

/** The point's position and the length of the line to it. */
function placeText({ at, from }: DraftPlace, env: DraftEnv): string | undefined {
  if (at === undefined) return undefined
  const length = from === undefined ? '' : `. ${env.write(lengthBetween(from, at))}`
  return `${announce.placingMoved(`${env.write(at.x)}, ${env.write(at.y)}`)}${length}`
}
