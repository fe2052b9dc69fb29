/* The button is down on an object, which becomes a click or a drag. */
import type { Point } from '@/plan/types'
import { startDraggingGuest } from '@/features/designer/seating/gestures/drag-guest'
import { startMoving } from '@/features/designer/arrange/gestures/move'
import { startPanning } from '@/canvas/hand/pan'
import { gesture } from '@/canvas/hand/gesture'
import { become, end, stay, type Step } from '@/canvas/hand/step'
import {
  travelled,
  type Effect,
  type PointerInput,
  type ToolEnv,
  type ToolEvent,
} from '@/canvas/hand/tool'

/** What was clicked: a press that did not travel. */
interface Clicked {
  readonly element: string
  /** The object with its group, unless that group is entered; the object is the last. */
  readonly family: readonly string[]
  readonly seat?: string | undefined
  readonly wasSelected: boolean
  readonly additive: boolean
}

interface Pressing extends Clicked {
  readonly world: Point
  readonly screen: Point
}

export const pressing = gesture<Pressing>({
  name: 'pressing',
  start: press,
  step: stepPressing,
  looksIdle: true,
  opensMenu: true,
})

function press(
  { world, screen, ...event }: PointerInput,
  env: ToolEnv,
): Step<Pressing> | undefined {
  const hit = env.tool === 'frame' ? undefined : env.hit(world, event.touch)
  if (hit?.element === undefined) return undefined
  const { element, seat } = hit
  const additive = event.shift || event.ctrl
  const family = env.family(element)
  const wasSelected = family.every((id) => env.selection.includes(id))
  const effects = wasSelected || additive ? [] : selected(family)
  return stay({ element, family, seat, wasSelected, additive, world, screen }, effects)
}

function selected(ids: readonly string[]): Effect[] {
  return [{ kind: 'select', ids }]
}

function stepPressing(state: Pressing, event: ToolEvent, env: ToolEnv): Step<Pressing> {
  if (event.kind === 'cancel') return end()
  if (event.kind === 'up') return end(click(state, env))
  if (event.kind !== 'move' || !travelled(state.screen, event.screen, event.touch))
    return stay(state)
  const guest = state.seat === undefined ? undefined : env.guestOn(state.seat)
  if (guest !== undefined) return startDraggingGuest(guest, event)
  return env.readOnly ? startPanning(state.screen, event) : drag(state, event, env)
}

function drag(state: Pressing, event: PointerInput, env: ToolEnv): Step<Pressing> {
  const isSelected = env.selection.includes(state.element)
  const taken = isSelected ? env.selection : state.family
  const ids = taken.filter((id) => env.element(id)?.locked === false)
  const effects = isSelected ? [] : selected(state.family)
  if (ids.length === 0) return end(effects)
  return become(startMoving(ids, state.world, event, env), effects)
}

/** What a click means, on the drawing as in the 3D view. */
export function click(state: Clicked, env: ToolEnv): readonly Effect[] {
  if (state.additive) {
    const others = env.selection.filter((id) => !state.family.includes(id))
    return [{ kind: 'select', ids: state.wasSelected ? others : [...others, ...state.family] }]
  }
  if (state.seat !== undefined && (env.seating || state.wasSelected)) {
    return [{ kind: 'choose-seat', element: state.element, seat: state.seat }]
  }
  const seats = env.element(state.element)?.seats.length ?? 0
  if (env.hasGuestsInHand && seats > 0) return [{ kind: 'seat-at', element: state.element }]
  return selected(state.family)
}
