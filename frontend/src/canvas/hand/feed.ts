/* Feeds an event to the gesture in progress, or finds the gesture that a press starts. */
import type { ActiveGesture, HandStep } from '@/canvas/hand/active-gesture'
import { IDLE, type Starter } from '@/canvas/hand/gesture'
import type { ToolEnv, ToolEvent } from '@/canvas/hand/tool'

export function feed(
  active: ActiveGesture,
  event: ToolEvent,
  env: ToolEnv,
  starters: readonly Starter[],
): HandStep {
  return active === IDLE ? atRest(event, env, starters) : active.step(event, env)
}

const NOTHING: HandStep = { state: IDLE, effects: [] }

function atRest(event: ToolEvent, env: ToolEnv, starters: readonly Starter[]): HandStep {
  if (event.kind === 'down') {
    for (const starter of starters) {
      const started = starter.start(event, env)
      if (started !== undefined) return started
    }
    return NOTHING
  }
  if (env.tool === 'hand' || env.tool === 'renumber') return NOTHING
  if (event.kind === 'move') {
    const element = event.touch ? undefined : env.hit(event.world, false)?.element
    return { state: IDLE, effects: [{ kind: 'hover', element }] }
  }
  if (event.kind !== 'double') return NOTHING
  const element = env.hit(event.world, event.touch)?.element
  return element === undefined ? NOTHING : { state: IDLE, effects: [{ kind: 'open', element }] }
}
