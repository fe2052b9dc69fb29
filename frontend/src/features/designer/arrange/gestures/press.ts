/* The button is down on an object, which becomes a click or a drag. */
import type { Point } from '@/plan/types'
import { startDraggingGuest } from '@/canvas/hand/drag-guest'
import { startMoving } from '@/features/designer/arrange/gestures/move'
import { click, selected, type Clicked } from '@/canvas/hand/click'
import { startPanning } from '@/canvas/hand/pan'
import { gesture } from '@/canvas/hand/gesture'
import { become, end, stay, type Step } from '@/canvas/hand/step'
import { travelled, type PointerInput, type ToolEnv, type ToolEvent } from '@/canvas/hand/tool'

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
