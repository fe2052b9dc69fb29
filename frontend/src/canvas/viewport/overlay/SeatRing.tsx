/* The ring around the open or focused chair. */
import { useView } from '@/canvas/context'
import { toScreen } from '@/plan/camera/camera'
import { useOpenSeat } from '@/canvas/viewport/overlay/use-open-seat'

/** Plan units: a chair with some margin. */
const RADIUS = 24

export function SeatRing() {
  const camera = useView((state) => state.camera)
  const open = useOpenSeat()
  if (open === undefined) return null
  const at = toScreen(camera, open.place)
  return (
    <circle
      cx={at.x}
      cy={at.y}
      r={RADIUS * camera.zoom + 2}
      className="fill-none stroke-accent"
      strokeWidth={2.5}
    />
  )
}
