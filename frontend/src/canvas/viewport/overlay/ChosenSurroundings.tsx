/* The measurement line or aisle that is chosen, over the plan. */
import { usePlanState, useView } from '@/canvas/context'
import { MeasuredLine } from '@/canvas/viewport/overlay/MeasuredLine'
import { toScreen } from '@/plan/camera/camera'
import { endsOf } from '@/canvas/shapes/lines'
import { chosenAisle, chosenLine } from '@/canvas/store/chosen'

export function ChosenSurroundings() {
  return (
    <>
      <ChosenLine />
      <AisleOutline />
    </>
  )
}

function ChosenLine() {
  const id = useView(chosenLine)
  const shown = useView((state) => state.showLines)
  const line = usePlanState((state) =>
    state.surroundings.measurements.find((each) => each.id === id),
  )
  if (line === undefined || !shown) return null
  return <MeasuredLine ends={endsOf(line)} chosen />
}

function AisleOutline() {
  const index = useView(chosenAisle)
  const camera = useView((state) => state.camera)
  const aisles = usePlanState((state) => state.surroundings.aisles)
  const aisle = index === undefined ? undefined : aisles[index]
  if (aisle === undefined) return null
  const points = aisle.points.map((point) => {
    const { x, y } = toScreen(camera, point)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return <polygon points={points.join(' ')} className="fill-none stroke-accent" strokeWidth={2} />
}
