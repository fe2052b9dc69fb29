/* The overlay while the tracing picture is calibrated or moved. */
import type { Point } from '@/plan/types'
import { outlinePoints } from '@/features/planner/canvas/overlay/shapes'
import { usePlanState, useView } from '@/features/planner/designer/context'
import { toScreen } from '@/features/planner/store/camera'
import { drawnLine } from '@/features/planner/tools/calibrate'
import type { CalibrateDraft, SlideDraft } from '@/features/planner/store/drafts'
import { hasMoved } from '@/features/planner/tools/slide'
import { translateUnderlay } from '@/features/planner/tools/underlay'

/** Screen pixels: long enough to be visible, with a gap that leaves the exact point in sight. */
const ARM = 18
const GAP = 3

export function CalibrateDrawing({ draft }: { readonly draft: CalibrateDraft }) {
  const camera = useView((state) => state.camera)
  const { from, to, at, held } = draft
  const line = drawnLine(draft, camera.zoom)
  const [a, b] = [line?.from, line?.to].map((point) => point && toScreen(camera, point))
  return (
    <g className={draft.problem === undefined ? 'stroke-guide' : 'stroke-danger'}>
      {a && b && <Line from={a} to={b} />}
      {from && <End at={toScreen(camera, from)} held={held === 'from'} />}
      {to && <End at={toScreen(camera, to)} held={held === 'to'} />}
      {at && to === undefined && <CrossHair at={toScreen(camera, at)} />}
    </g>
  )
}

/** A bright edge keeps the line in sight on any picture. */
function Line({ from, to }: { readonly from: Point; readonly to: Point }) {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  return (
    <>
      <line {...ends} className="stroke-plan-floor" strokeWidth={4} />
      <line {...ends} strokeWidth={2} />
    </>
  )
}

function End({ at, held }: { readonly at: Point; readonly held: boolean }) {
  return (
    <>
      <circle cx={at.x} cy={at.y} r={7} strokeWidth={2} className="fill-plan-floor/60" />
      <circle cx={at.x} cy={at.y} r={held ? 3 : 1.5} strokeWidth={0} className="fill-guide" />
    </>
  )
}

function CrossHair({ at: { x, y } }: { readonly at: Point }) {
  const arms = [
    [x - ARM, y, x - GAP, y],
    [x + GAP, y, x + ARM, y],
    [x, y - ARM, x, y - GAP],
    [x, y + GAP, x, y + ARM],
  ]
  const path = arms.map((arm) => `M${arm.slice(0, 2).join(' ')}L${arm.slice(2).join(' ')}`).join('')
  return (
    <>
      <path d={path} className="stroke-plan-floor" strokeWidth={4} />
      <path d={path} strokeWidth={1.5} />
    </>
  )
}

/** Draws the picture while it is moved, so that the plan below is painted only once. */
export function SlideDrawing({ draft }: { readonly draft: SlideDraft }) {
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
