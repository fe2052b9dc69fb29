/* The drawing with everything that floats over it. */
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { Canvas } from '@/canvas/viewport/Canvas'
import { ChairCard } from '@/features/designer/seating/ChairCard'
import { EmptyPlan } from '@/features/designer/screen/EmptyPlan'
import { FloatingBar } from '@/features/designer/arrange/FloatingBar'
import { banners } from '@/features/designer/screen/banners-part'
import { usePreload } from '@/canvas/hooks/use-preload'
import { Floating, preloadFloating } from '@/features/designer/screen/floating'

export function PlanCanvas() {
  usePreload(preloadFloating)
  return (
    <Canvas>
      <ErrorBoundary floating>
        <FloatingBar />
        <ChairCard />
        <EmptyPlan />
      </ErrorBoundary>
      <banners.Part />
      <Floating />
    </Canvas>
  )
}
