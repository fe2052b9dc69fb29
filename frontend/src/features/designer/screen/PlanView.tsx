/* The middle of the designer: the drawing, or the room in three dimensions, which is loaded when it is first asked for. */
import { loadable } from '@/ui/loadable'
import { Skeleton } from '@/ui/Skeleton'
import { banners, PlanCanvas } from '@/features/designer/screen/PlanCanvas'
import { useView } from '@/canvas/context'

const view3D = loadable(async () => (await import('@/features/designer/view3d/View3D')).View3D, {
  pending: (
    <div role="status" aria-label="Loading the 3D view" className="h-full bg-plan-outside p-10">
      <Skeleton className="h-full w-full" />
    </div>
  ),
})

export function PlanView() {
  const mode = useView((state) => state.mode)
  if (mode === '2d') return <PlanCanvas />
  return (
    <view3D.Part>
      <banners.Part />
    </view3D.Part>
  )
}
