/* What is being drawn, over the plan, and the measurement line or aisle that is chosen. */
import type { Point } from '@/plan/types'
import { useInteraction, usePlanState, useView } from '@/features/planner/designer/context'
import { CalibrateDrawing, SlideDrawing } from '@/features/planner/canvas/underlay/Drawings'
import { MeasuredLine } from '@/features/planner/canvas/overlay/MeasuredLine'
import { OutlineDrawing, RoomHandles } from '@/features/planner/canvas/overlay/OutlineDrawing'
import { toScreen } from '@/features/planner/store/camera'
import type { MeasureDraft } from '@/features/planner/store/drafts'
import { endsOf } from '@/features/planner/tools/lines'
import { chosenAisle, chosenLine } from '@/features/planner/store/chosen'

export function Drafts() {
  const draft = useInteraction((state) => (state.kind === 'drafting' ? state.draft : undefined))
  return (
    <>
      <ChosenLine />
      <AisleOutline />
      {draft?.kind === 'measure' && <Measuring draft={draft} />}
      {draft?.kind === 'outline' && <OutlineDrawing draft={draft} />}
      {draft?.kind === 'reshape' && <RoomHandles draft={draft} />}
      {draft?.kind === 'calibrate' && <CalibrateDrawing draft={draft} />}
      {draft?.kind === 'slide' && <SlideDrawing draft={draft} />}
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

function Measuring({ draft: { at, from } }: { readonly draft: MeasureDraft }) {
  if (at === undefined) return null
  return from === undefined ? <Cross at={at} /> : <MeasuredLine ends={{ from, to: at }} />
}

/** Where the next point would be set. */
function Cross({ at }: { readonly at: Point }) {
  const camera = useView((state) => state.camera)
  const { x, y } = toScreen(camera, at)
  return (
    <path
      d={`M${String(x - 7)} ${String(y)}h14M${String(x)} ${String(y - 7)}v14`}
      className="stroke-guide"
      strokeWidth={1.5}
    />
  )
}
