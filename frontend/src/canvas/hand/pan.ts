/* Panning: with the hand tool, with space or the middle button held, and on the floor by touch or with Ctrl. */
import type { Point } from '@/plan/types'
import { gesture } from '@/canvas/hand/gesture'
import { become, end, stay, type Step } from '@/canvas/hand/step'
import type { Effect, PointerInput, ToolEnv, ToolEvent } from '@/canvas/hand/tool'

interface Panning {
  readonly screen: Point
}

/** Listed after the gestures that begin on an object, so that a press that reaches it is on the floor. */
export const panning = gesture<Panning>({
  name: 'panning',
  tools: ['hand', 'pointer', 'frame'],
  start: (input, env) => (pans(input, env) ? stay({ screen: input.screen }) : undefined),
  step: stepPanning,
  cursor: 'grabbing',
  opensMenu: true,
})

function pans({ ctrl, touch }: PointerInput, { tool, readOnly }: ToolEnv): boolean {
  return tool === 'hand' || readOnly || ctrl || (touch && tool !== 'frame')
}

/** Pans from where the button went down to the pointer, and on from there. */
export function startPanning(from: Point, { screen }: PointerInput): Step<never> {
  return become(panning.hold({ screen }), [panned(from, screen)])
}

function stepPanning(state: Panning, event: ToolEvent): Step<Panning> {
  if (event.kind === 'move')
    return stay({ screen: event.screen }, [panned(state.screen, event.screen)])
  return event.kind === 'up' || event.kind === 'cancel' ? end() : stay(state)
}

function panned(from: Point, to: Point): Effect {
  return { kind: 'pan', dx: to.x - from.x, dy: to.y - from.y }
}

/** The pointer at the last pan, for gestures that the view can be moved under. */
interface Pannable {
  readonly pan?: Point | undefined
}

/** Pans under a gesture that stays in hand. */
export function panUnder<S extends Pannable>(state: S, event: ToolEvent): Step<S> {
  switch (event.kind) {
    case 'down':
      return stay({ ...state, pan: event.screen })
    case 'move':
      return state.pan === undefined
        ? stay(state)
        : stay({ ...state, pan: event.screen }, [panned(state.pan, event.screen)])
    case 'up':
    case 'cancel':
      return stay({ ...state, pan: undefined })
    default:
      return stay(state)
  }
}
