/* The middle of the designer: the drawing, or the room in three dimensions, which is loaded when it is first asked for. */
import { loadable } from '@/ui/loadable'
import { Skeleton } from '@/ui/Skeleton'
import { Canvas } from '@/features/planner/canvas/Canvas'
import { useView } from '@/features/planner/designer/context'

const view3D = loadable(async () => (await import('@/features/planner/three/View3D')).View3D, {
  pending: (
    <div role="status" aria-label="Loading the 3D view" className="h-full bg-plan-outside p-10">
      <Skeleton className="h-full w-full" />
    </div>
  ),
})

export function PlanView() {
  const mode = useView((state) => state.mode)
  return mode === '2d' ? <Canvas /> : <view3D.Part />
}
