/* Snap guides: at most two lines that show what the moved object is in line with. */
import type { Guide } from '@/plan/types'
import { useView } from '@/features/planner/designer/context'
import { usePrefs } from '@/features/planner/hooks/use-prefs'
import type { Camera } from '@/features/planner/store/camera'

const MOST = 2

export function Guides({ guides }: { readonly guides: readonly Guide[] }) {
  const camera = useView((state) => state.camera)
  const wanted = usePrefs((prefs) => prefs.guides)
  const shown = wanted ? guides.slice(0, MOST) : []
  return (
    <>
      {shown.map((guide) => (
        <GuideLine
          key={`${guide.axis} ${String(guide.position)} ${String(guide.from)}`}
          guide={guide}
          camera={camera}
        />
      ))}
    </>
  )
}

function GuideLine({ guide, camera }: { readonly guide: Guide; readonly camera: Camera }) {
  const x = (value: number): number => value * camera.zoom + camera.panX
  const y = (value: number): number => value * camera.zoom + camera.panY
  const upright = guide.axis === 'x'
  const start = upright
    ? { x: x(guide.position), y: y(guide.from) }
    : { x: x(guide.from), y: y(guide.position) }
  const end = upright
    ? { x: x(guide.position), y: y(guide.to) }
    : { x: x(guide.to), y: y(guide.position) }
  return (
    <line
      x1={start.x}
      y1={start.y}
      x2={end.x}
      y2={end.y}
      className="stroke-guide"
      strokeWidth={1}
    />
  )
}
