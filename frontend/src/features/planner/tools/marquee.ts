/* Selecting by a frame: drawn to the right it must enclose, drawn to the left it only has to touch. */
import { IDLE, type Interaction } from '@/features/planner/store/interaction'
import {
  stay,
  travelled,
  type Effect,
  type PointerInput,
  type Step,
  type ToolEnv,
  type ToolEvent,
} from '@/features/planner/tools/tool'

type Marquee = Extract<Interaction, { kind: 'marquee' }>

export function stepMarquee(state: Marquee, event: ToolEvent, env: ToolEnv): Step {
  switch (event.kind) {
    case 'move':
      return stay(framed(state, event, env))
    case 'up':
      return finish(framed(state, event, env), env)
    case 'cancel':
      return stay(IDLE)
    case 'down':
    case 'double':
    case 'nudge':
    case 'confirm':
      return stay(state)
  }
}

function framed(state: Marquee, { world: to, touch }: PointerInput, env: ToolEnv): Marquee {
  const far = travelled(
    { x: state.from.x * env.zoom, y: state.from.y * env.zoom },
    { x: to.x * env.zoom, y: to.y * env.zoom },
    touch,
  )
  return { ...state, to, started: state.started || far }
}

function finish(state: Marquee, env: ToolEnv): Step {
  if (!state.started) {
    const keep = state.base.length > 0
    const line: Effect = { kind: 'choose-line', at: state.from }
    return { state: IDLE, effects: keep ? [] : [line, { kind: 'clear-selection' }] }
  }
  const mode = state.to.x >= state.from.x ? 'inside' : 'touch'
  const found = env
    .marquee(state.from, state.to, mode)
    .filter((id) => env.element(id)?.locked === false)
  const ids = [...new Set([...state.base, ...env.families(found)])]
  return {
    state: IDLE,
    effects: [ids.length === 0 ? { kind: 'clear-selection' } : { kind: 'select', ids }],
  }
}
