/* The drawing with everything that floats over it. */
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { Canvas } from '@/features/planner/canvas/Canvas'
import { ChairCard } from '@/features/planner/canvas/overlay/ChairCard'
import { EmptyPlan } from '@/features/planner/canvas/overlay/EmptyPlan'
import { FloatingBar } from '@/features/planner/canvas/overlay/FloatingBar'
import { Banners } from '@/features/planner/components/Banners'
import { usePreload } from '@/features/planner/hooks/use-preload'
import { Floating, preloadFloating } from '@/features/planner/menu/floating'

export function PlanCanvas() {
  usePreload(preloadFloating)
  return (
    <Canvas>
      <ErrorBoundary floating>
        <FloatingBar />
        <ChairCard />
        <EmptyPlan />
      </ErrorBoundary>
      <Banners />
      <Floating />
    </Canvas>
  )
}
