/*
 * Selecting by a frame: drawn to the right it must enclose and is solid; drawn to the left it only has to touch and is
 * dashed.
 */
import type { Point } from '@/plan/types'
import { useView } from '@/canvas/context'
import { gesture } from '@/canvas/hand/gesture'
import { end, stay, type Step } from '@/canvas/hand/step'
import { toScreen } from '@/plan/camera/camera'
import {
  travelled,
  type Effect,
  type PointerInput,
  type ToolEnv,
  type ToolEvent,
} from '@/canvas/hand/tool'

interface Framing {
  readonly from: Point
  readonly to: Point
  readonly base: readonly string[]
  /** Nothing is drawn or selected until the pointer has travelled. */
  readonly started: boolean
}

/** Takes each press that no other gesture takes. */
export const marquee = gesture<Framing>({
  name: 'marquee',
  start: ({ world, shift }, { selection }) =>
    stay({ from: world, to: world, base: shift ? selection : [], started: false }),
  step: stepMarquee,
  cursor: 'default',
  opensMenu: true,
  Overlay: Frame,
})

function stepMarquee(state: Framing, event: ToolEvent, env: ToolEnv): Step<Framing> {
  switch (event.kind) {
    case 'move':
      return stay(framed(state, event, env))
    case 'up':
      return finish(framed(state, event, env), env)
    case 'cancel':
      return end()
    default:
      return stay(state)
  }
}

function framed(state: Framing, { world: to, touch }: PointerInput, env: ToolEnv): Framing {
  const far = travelled(
    { x: state.from.x * env.zoom, y: state.from.y * env.zoom },
    { x: to.x * env.zoom, y: to.y * env.zoom },
    touch,
  )
  return { ...state, to, started: state.started || far }
}

function finish(state: Framing, env: ToolEnv): Step<Framing> {
  if (!state.started) {
    const keep = state.base.length > 0
    const line: Effect = { kind: 'choose-line', at: state.from }
    return end(keep ? [] : [line, { kind: 'clear-selection' }])
  }
  const mode = state.to.x >= state.from.x ? 'inside' : 'touch'
  const found = env
    .marquee(state.from, state.to, mode)
    .filter((id) => env.element(id)?.locked === false)
  const ids = [...new Set([...state.base, ...env.families(found)])]
  return end([ids.length === 0 ? { kind: 'clear-selection' } : { kind: 'select', ids }])
}

type Props = { state: Framing }

function Frame({ state }: Props) {
  const camera = useView((view) => view.camera)
  if (!state.started) return null
  const from = toScreen(camera, state.from)
  const to = toScreen(camera, state.to)
  const touching = to.x < from.x
  return (
    <rect
      x={Math.min(from.x, to.x)}
      y={Math.min(from.y, to.y)}
      width={Math.abs(to.x - from.x)}
      height={Math.abs(to.y - from.y)}
      className="fill-accent/10 stroke-accent"
      strokeWidth={1}
      strokeDasharray={touching ? '4 3' : undefined}
    />
  )
}
