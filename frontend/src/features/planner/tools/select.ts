/* The pointer tool at rest and while pressing: which gesture starts, and what a plain click means. */
import type { Point } from '@/plan/types'
import { IDLE, type Interaction } from '@/features/planner/store/interaction'
import { stepMarquee } from '@/features/planner/tools/marquee'
import { moveTo, stepMoving } from '@/features/planner/tools/move'
import { stepRotating } from '@/features/planner/tools/rotate'
import { stepSpreading } from '@/features/planner/tools/spread'
import { startHandle, stepResizing } from '@/features/planner/tools/transform'
import {
  stay,
  travelled,
  type Effect,
  type PointerInput,
  type Step,
  type ToolEnv,
  type ToolEvent,
} from '@/features/planner/tools/tool'

/** The pointer tool. */
export function stepSelect(state: Interaction, event: ToolEvent, env: ToolEnv): Step {
  switch (state.kind) {
    case 'idle':
      return stepIdle(event, env)
    case 'pressing':
      return stepPressing(state, event, env)
    case 'moving':
      return stepMoving(state, event, env)
    case 'marquee':
      return stepMarquee(state, event, env)
    case 'resizing':
      return stepResizing(state, event, env)
    case 'rotating':
      return stepRotating(state, event, env)
    case 'spreading':
      return stepSpreading(state, event, env)
    case 'panning':
      return stepPanning(state, event)
    case 'seating':
      return stepSeating(state, event)
    case 'placing':
    case 'renumbering':
    case 'previewing':
    case 'drafting':
      return stay(state)
  }
}

function stepIdle(event: ToolEvent, env: ToolEnv): Step {
  if (event.kind === 'move') {
    const hover = event.touch ? undefined : env.hit(event.world, false)?.element
    return { state: IDLE, effects: [{ kind: 'hover', element: hover }] }
  }
  if (event.kind === 'double') {
    const element = env.hit(event.world, event.touch)?.element
    return element === undefined
      ? stay(IDLE)
      : { state: IDLE, effects: [{ kind: 'open', element }] }
  }
  return event.kind === 'down' ? press(event, env) : stay(IDLE)
}

function press(event: PointerInput, env: ToolEnv): Step {
  if (!env.readOnly) {
    const handle = env.handleAt(event.screen, event.touch)
    if (handle !== undefined && !isOnOneOfSeveral(event, env)) {
      return startHandle(handle, event, env)
    }
  }
  const hit = env.framing ? undefined : env.hit(event.world, event.touch)
  if (hit?.element === undefined) return pressFloor(event, env)
  const additive = event.shift || event.ctrl
  const family = env.family(hit.element)
  const wasSelected = family.every((id) => env.selection.includes(id))
  return {
    state: {
      kind: 'pressing',
      element: hit.element,
      family,
      seat: hit.seat,
      wasSelected,
      additive,
      world: event.world,
      screen: event.screen,
    },
    effects: wasSelected || additive ? [] : pressed(family),
  }
}

/**
 * The handles around several lie close to the objects at the corners, and a finger reaches far: in the middle of one of
 * them it means the object.
 */
function isOnOneOfSeveral({ touch, world }: PointerInput, env: ToolEnv): boolean {
  const ids = env.held()?.ids ?? []
  if (!touch || ids.length < 2) return false
  const hit = env.hit(world, false)?.element
  const box = hit === undefined || !ids.includes(hit) ? undefined : env.uprightBox(hit)
  if (box === undefined) return false
  const off = { x: world.x - box.x - box.width / 2, y: world.y - box.y - box.height / 2 }
  return Math.abs(off.x) < box.width / 4 && Math.abs(off.y) < box.height / 4
}

function pressFloor(event: PointerInput, env: ToolEnv): Step {
  const pans = env.readOnly || event.ctrl || (event.touch && !env.framing)
  if (pans) {
    return { state: { kind: 'panning', screen: event.screen }, effects: [] }
  }
  return {
    state: {
      kind: 'marquee',
      from: event.world,
      to: event.world,
      base: event.shift ? env.selection : [],
      started: false,
    },
    effects: [],
  }
}

function pressed(ids: readonly string[]): Effect[] {
  return [{ kind: 'select', ids }]
}

function stepPressing(
  state: Extract<Interaction, { kind: 'pressing' }>,
  event: ToolEvent,
  env: ToolEnv,
): Step {
  if (event.kind === 'cancel') return stay(IDLE)
  if (event.kind === 'up') return { state: IDLE, effects: click(state, env) }
  if (event.kind !== 'move' || !travelled(state.screen, event.screen, event.touch))
    return stay(state)
  const guest = state.seat === undefined ? undefined : env.guestOn(state.seat)
  if (guest !== undefined) return stepSeating({ kind: 'seating', guest }, event)
  if (env.readOnly) {
    return stepPanning({ kind: 'panning', screen: state.screen }, event)
  }
  const selected = env.selection.includes(state.element)
  const taken = selected ? env.selection : state.family
  const ids = taken.filter((id) => env.element(id)?.locked === false)
  const effects = selected ? [] : pressed(state.family)
  if (ids.length === 0) return { state: IDLE, effects }
  const moving = {
    kind: 'moving',
    ids,
    from: state.world,
    dx: 0,
    dy: 0,
    guides: [],
    copying: event.alt,
  } as const
  return { state: moveTo(moving, event, env), effects }
}

/** What was clicked: a press that did not travel. */
type Clicked = Pick<
  Extract<Interaction, { kind: 'pressing' }>,
  'element' | 'family' | 'seat' | 'wasSelected' | 'additive'
>

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
  return pressed(state.family)
}

function stepPanning(state: Extract<Interaction, { kind: 'panning' }>, event: ToolEvent): Step {
  if (event.kind === 'move') return panned(state.screen, event.screen)
  return event.kind === 'up' || event.kind === 'cancel' ? stay(IDLE) : stay(state)
}

function panned(from: Point, to: Point): Step {
  return {
    state: { kind: 'panning', screen: to },
    effects: [{ kind: 'pan', dx: to.x - from.x, dy: to.y - from.y }],
  }
}

/** A guest follows the pointer from chair to chair. */
function stepSeating(state: Extract<Interaction, { kind: 'seating' }>, event: ToolEvent): Step {
  switch (event.kind) {
    case 'move':
      return { state, effects: [{ kind: 'mark-drop', at: event.world }] }
    case 'up':
      return {
        state: IDLE,
        effects: [{ kind: 'drop-guest', guest: state.guest, at: event.world }],
      }
    case 'cancel':
      return { state: IDLE, effects: [{ kind: 'mark-drop', at: undefined }] }
    default:
      return stay(state)
  }
}

/** The hand tool, and the pointer tool while space or the middle button is held. */
export function stepHand(state: Interaction, event: ToolEvent): Step {
  if (state.kind === 'panning') return stepPanning(state, event)
  if (event.kind === 'down') return stay({ kind: 'panning', screen: event.screen })
  return stay(IDLE)
}
