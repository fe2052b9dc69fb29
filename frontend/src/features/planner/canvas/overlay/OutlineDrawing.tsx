/* An outline while it is drawn, and the handles of the room's outline while it is changed. */
import type { Point } from '@/plan/types'
import { usePlanState, useView } from '@/features/planner/designer/context'
import { usePrefs } from '@/features/planner/hooks/use-prefs'
import { roomCorners } from '@/features/planner/room/outlines'
import { toScreen, type Camera } from '@/features/planner/store/camera'
import type { OutlineDraft, ReshapeDraft } from '@/features/planner/store/drafts'
import { midpointAfter } from '@/features/planner/tools/reshape'
import { lengthBetween } from '@/features/planner/tools/straight'
import { formatLength } from '@/features/planner/units'

export function OutlineDrawing({ draft }: { readonly draft: OutlineDraft }) {
  const camera = useView((state) => state.camera)
  const { points, at, pressed, problem } = draft
  const corners = points.map((point) => toScreen(camera, point))
  const pointer = at && toScreen(camera, at)
  const last = corners.at(-1)
  const closes = corners.length > 2
  return (
    <g className={problem === undefined ? 'stroke-guide' : 'stroke-danger'} strokeWidth={2}>
      {pressed && at && points.length === 0 ? (
        <Rectangle from={toScreen(camera, pressed.corner)} to={toScreen(camera, at)} />
      ) : (
        <polyline
          points={path(pointer === undefined ? corners : [...corners, pointer])}
          className={closes ? 'fill-guide/10' : 'fill-none'}
          strokeLinejoin="round"
        />
      )}
      {corners.map((corner, index) => (
        <circle
          key={index}
          cx={corner.x}
          cy={corner.y}
          r={index === 0 && closes ? 6 : 3.5}
          className="fill-surface"
          strokeWidth={1.5}
        />
      ))}
      {last && pointer && <SideLength from={points.at(-1) ?? at} to={at} camera={camera} />}
      {pointer && <circle cx={pointer.x} cy={pointer.y} r={3} className="fill-guide" />}
    </g>
  )
}

export function RoomHandles({ draft }: { readonly draft: ReshapeDraft }) {
  const camera = useView((state) => state.camera)
  const canvas = usePlanState((state) => state.canvas)
  const surroundings = usePlanState((state) => state.surroundings)
  const room = draft.moved ?? roomCorners({ canvas, surroundings })
  const corners = room.map((point) => toScreen(camera, point))
  const dragging = draft.moved !== undefined
  const stroke = draft.problem === undefined ? 'stroke-accent' : 'stroke-danger'
  return (
    <g className={stroke} strokeWidth={2}>
      <polygon points={path(corners)} className="fill-none" strokeLinejoin="round" />
      {!dragging &&
        room.map((_, index) => {
          const { x, y } = toScreen(camera, midpointAfter(room, index))
          return (
            <path
              key={index}
              d={`M${String(x - 4)} ${String(y)}h8M${String(x)} ${String(y - 4)}v8`}
              strokeWidth={1.5}
            />
          )
        })}
      {corners.map((corner, index) => (
        <rect
          key={index}
          x={corner.x - 5}
          y={corner.y - 5}
          width={10}
          height={10}
          rx={2}
          className={index === draft.corner ? 'fill-accent' : 'fill-surface'}
          strokeWidth={1.5}
        />
      ))}
      {dragging && <SidesAtCorner room={room} corner={draft.corner} camera={camera} />}
    </g>
  )
}

/** The two sides that a dragged corner makes longer or shorter. */
function SidesAtCorner({
  room,
  corner,
  camera,
}: {
  readonly room: readonly Point[]
  readonly corner: number
  readonly camera: Camera
}) {
  const own = room[corner]
  const before = room[(corner + room.length - 1) % room.length]
  const after = room[(corner + 1) % room.length]
  if (own === undefined || before === undefined || after === undefined) return null
  return (
    <>
      <SideLength from={before} to={own} camera={camera} />
      <SideLength from={own} to={after} camera={camera} />
    </>
  )
}

function SideLength({
  from,
  to,
  camera,
}: {
  readonly from: Point
  readonly to: Point
  readonly camera: Camera
}) {
  usePrefs((prefs) => prefs.units)
  const length = lengthBetween(from, to)
  if (length === 0) return null
  const a = toScreen(camera, from)
  const b = toScreen(camera, to)
  return (
    <text
      x={(a.x + b.x) / 2}
      y={(a.y + b.y) / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={11}
      fontWeight={600}
      className="fill-text stroke-plan-floor"
      strokeWidth={4}
      paintOrder="stroke"
    >
      {formatLength(length)}
    </text>
  )
}

function Rectangle({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <rect
      x={Math.min(from.x, to.x)}
      y={Math.min(from.y, to.y)}
      width={Math.abs(to.x - from.x)}
      height={Math.abs(to.y - from.y)}
      className="fill-guide/10"
    />
  )
}

function path(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}
