/* The drawing with everything that floats over it. */
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { loadable } from '@/ui/loadable'
import { useInteraction, useView } from '@/canvas/context'
import { usePreload } from '@/canvas/hooks/use-preload'
import { openedMenu } from '@/canvas/store/layer'
import { Canvas } from '@/canvas/viewport/Canvas'
import { EmptyPlan } from '@/features/designer/screen/EmptyPlan'
import { Parts } from '@/canvas/controls/Parts'

const contextMenu = loadable(
  async () => (await import('@/features/designer/screen/ContextMenu')).ContextMenu,
  { floating: true },
)

/** Their code comes after the plan: none applies while it opens. */
export const banners = loadable(
  async () => (await import('@/features/designer/screen/Banners')).Banners,
  { floating: true },
)

export function PlanCanvas() {
  usePreload(contextMenu.preload)
  return (
    <Canvas>
      <ErrorBoundary floating>
        <Parts at="plan" />
        <EmptyPlan />
      </ErrorBoundary>
      <banners.Part />
      <Menu />
      <GestureBar />
    </Canvas>
  )
}

function Menu() {
  const menu = useView(openedMenu)
  if (menu === undefined) return null
  return <contextMenu.Part key={`${String(menu.at.x)} ${String(menu.at.y)}`} menu={menu} />
}

/** Apart, since it renders with every step of a gesture. */
export function GestureBar() {
  return useInteraction((active) => active).bar()
}
