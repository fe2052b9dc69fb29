/* Moves the tracing picture: by a drag, or by arrow keys until Enter sets it down. */
import type { Point } from '@/plan/types'
import { outlinePoints } from '@/canvas/viewport/overlay/shapes'
import { usePlanState, useView } from '@/canvas/context'
import { drawing, UNSNAPPED, type DraftProps, type Snapping } from '@/canvas/drawing/drawing'
import type { DraftEnv } from '@/canvas/drawing/draft-env'
import { end, stay, type Step } from '@/canvas/hand/step'
import { toScreen } from '@/plan/camera/camera'
import type { PointerInput, ToolEvent } from '@/canvas/hand/tool'
import { setUnderlay, translateUnderlay } from '@/canvas/shapes/underlay'

/** The tracing picture on its way to another place. */
interface SlideDraft extends Snapping {
  /** Where the hand took it. */
  readonly grabbed: Point | undefined
  /** How far it has come. */
  readonly by: Point
}

const IN_PLACE: SlideDraft = { ...UNSNAPPED, grabbed: undefined, by: { x: 0, y: 0 } }

export const sliding = drawing<SlideDraft>({
  name: 'sliding',
  first: IN_PLACE,
  step: stepSlide,
  place: ({ at }) => ({ at }),
  Overlay: SlideOverlay,
  picture: (draft) => (hasMoved(draft) ? 'carried' : 'held'),
})

function stepSlide(draft: SlideDraft, event: ToolEvent, env: DraftEnv): Step<SlideDraft> {
  switch (event.kind) {
    case 'down':
      return stay({ ...draft, grabbed: event.world })
    case 'move':
      return stay(follow(draft, event))
    case 'up':
      return draft.grabbed === undefined ? stay(draft) : setDown(follow(draft, event), env)
    case 'nudge':
      return stay(nudged(draft, { x: event.dx, y: event.dy }, env))
    case 'confirm':
      return hasMoved(draft) ? setDown(draft, env) : end()
    case 'erase':
    case 'cancel':
      return stay(IN_PLACE)
    case 'leave':
      return end()
    default:
      return stay(draft)
  }
}

/** Returns whether the picture has moved from its position in the plan. */
function hasMoved({ by }: SlideDraft): boolean {
  return by.x !== 0 || by.y !== 0
}

/** Moves the picture with the pointer; Shift keeps it on one axis. */
function follow(draft: SlideDraft, { world, shift }: PointerInput): SlideDraft {
  const { grabbed } = draft
  if (grabbed === undefined) return draft
  const by = { x: world.x - grabbed.x, y: world.y - grabbed.y }
  if (!shift) return { ...draft, by }
  return { ...draft, by: Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y } }
}

/** Moves the picture by arrow keys; its corner `at` is announced. */
function nudged(draft: SlideDraft, step: Point, env: DraftEnv): SlideDraft {
  const by = { x: draft.by.x + step.x, y: draft.by.y + step.y }
  const { underlay } = env
  return { ...draft, by, at: underlay && { x: underlay.x + by.x, y: underlay.y + by.y } }
}

function setDown(draft: SlideDraft, env: DraftEnv): Step<SlideDraft> {
  const { underlay } = env
  if (underlay === undefined || !hasMoved(draft)) return stay(IN_PLACE)
  const command = setUnderlay(translateUnderlay(underlay, draft.by), 'Move tracing picture')
  return stay(IN_PLACE, [{ kind: 'command', command }])
}

/** Draws the picture while it is moved, so that the plan below is painted only once. */
function SlideOverlay({ draft }: DraftProps<SlideDraft>) {
  const camera = useView((state) => state.camera)
  const underlay = usePlanState((state) => state.surroundings.underlay)
  if (underlay === undefined) return null
  const now = translateUnderlay(underlay, draft.by)
  const corner = toScreen(camera, now)
  const [width, height] = [now.width * camera.zoom, now.height * camera.zoom]
  const middle = { x: corner.x + width / 2, y: corner.y + height / 2 }
  return (
    <>
      {hasMoved(draft) && (
        <image
          href={now.imageUrl}
          {...corner}
          width={width}
          height={height}
          opacity={now.opacity}
          preserveAspectRatio="none"
          transform={`rotate(${String(now.rotation)} ${String(middle.x)} ${String(middle.y)})`}
        />
      )}
      <polygon
        points={outlinePoints(now, camera)}
        className="fill-none stroke-accent"
        strokeWidth={2}
        strokeDasharray="6 4"
      />
    </>
  )
}
