/* A mark around the chairs or the table on which the guests in hand would sit down. */
import { outlinePoints } from '@/features/planner/canvas/overlay/shapes'
import { useRulerInset } from '@/features/planner/canvas/use-ruler-inset'
import { useDesigner, usePlanState, useView } from '@/features/planner/designer/context'
import { useHand, useHints } from '@/features/planner/seats/use-desk'
import { toScreen } from '@/features/planner/store/camera'

/** Plan units: a chair and a little air. */
const RADIUS = 26

export function DropMark() {
  const designer = useDesigner()
  const drop = useView((state) => state.drop)
  const camera = useView((state) => state.camera)
  const hand = useHand()
  const hints = useHints()
  const inset = useRulerInset()
  const element = usePlanState((state) =>
    drop === undefined ? undefined : state.elements.get(drop.element),
  )
  if (drop === undefined || element === undefined || element.seats.length === 0) return null
  const group = hand.length > 1 ? hints.get(drop.seat ?? '')?.seats : undefined
  const wanted = new Set(group ?? (drop.seat === undefined ? [] : [drop.seat]))
  const chairs = designer.plan
    .session()
    .seats()
    .filter((seat) => wanted.has(seat.id))
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute right-0 bottom-0 overflow-hidden"
      style={{ left: inset, top: inset }}
      width="100%"
      height="100%"
    >
      {chairs.length === 0 ? (
        <polygon
          points={outlinePoints(element, camera, 6)}
          className="fill-accent/10 stroke-accent"
          strokeWidth={3}
          strokeLinejoin="round"
        />
      ) : (
        chairs.map((chair) => {
          const at = toScreen(camera, chair)
          return (
            <circle
              key={chair.id}
              cx={at.x}
              cy={at.y}
              r={RADIUS * camera.zoom + 2}
              className="fill-accent/20 stroke-accent"
              strokeWidth={3}
            />
          )
        })
      )}
    </svg>
  )
}
