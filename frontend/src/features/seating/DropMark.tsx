/* A mark around the table on which the guests in hand would sit down, and around the chairs they would take. */
import type { ElementView } from '@/plan/types'
import { isRound, outlinePoints } from '@/canvas/viewport/overlay/shapes'
import { usePlanState, useView } from '@/canvas/context'
import { PlanOverlay, useSeatPlaces } from '@/features/seating/PlanOverlay'
import { toScreen, type Camera } from '@/plan/camera/camera'

/** Plan units: a chair and a little air. */
const RADIUS = 26
/** Screen pixels around a table. */
const AIR = 6

export function DropMark() {
  const drop = useView((state) => state.drop)
  const camera = useView((state) => state.camera)
  const places = useSeatPlaces()
  const element = usePlanState((state) =>
    drop === undefined ? undefined : state.elements.get(drop.element),
  )
  if (drop === undefined || element === undefined || element.seats.length === 0) return null
  return (
    <PlanOverlay>
      {drop.seat === undefined && <Outline table={element} camera={camera} />}
      {drop.seats.map((id) => {
        const place = places.get(id)
        const at = place && toScreen(camera, place)
        return (
          at && (
            <circle
              key={id}
              cx={at.x}
              cy={at.y}
              r={RADIUS * camera.zoom + 2}
              className="fill-accent/20 stroke-accent"
              strokeWidth={3}
            />
          )
        )
      })}
    </PlanOverlay>
  )
}

function Outline({ table, camera }: { readonly table: ElementView; readonly camera: Camera }) {
  const look = { className: 'fill-accent/10 stroke-accent', strokeWidth: 3 }
  if (!isRound(table.kind)) {
    return <polygon points={outlinePoints(table, camera, AIR)} strokeLinejoin="round" {...look} />
  }
  const { x, y, width, height, rotation } = table
  const centre = toScreen(camera, { x: x + width / 2, y: y + height / 2 })
  return (
    <ellipse
      rx={(width / 2) * camera.zoom + AIR}
      ry={(height / 2) * camera.zoom + AIR}
      transform={`translate(${centre.x.toFixed(1)} ${centre.y.toFixed(1)}) rotate(${String(rotation)})`}
      {...look}
    />
  )
}
