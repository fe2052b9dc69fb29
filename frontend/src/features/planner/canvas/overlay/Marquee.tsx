/* The selection frame: solid when it must enclose, dashed when touching is enough. */
import { useView } from '@/features/planner/designer/context'
import { toScreen } from '@/features/planner/store/camera'
import type { Interaction } from '@/features/planner/store/interaction'

export function Marquee({
  marquee,
}: {
  readonly marquee: Extract<Interaction, { kind: 'marquee' }>
}) {
  const camera = useView((state) => state.camera)
  const from = toScreen(camera, marquee.from)
  const to = toScreen(camera, marquee.to)
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
