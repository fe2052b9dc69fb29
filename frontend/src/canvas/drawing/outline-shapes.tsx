/* What the overlays of outlines share. */
import type { Point } from '@/plan/types'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { toScreen, type Camera } from '@/plan/camera/camera'
import { lengthBetween } from '@/canvas/shapes/straight'
import { formatLength } from '@/canvas/text/units'

type Props = { from: Point; to: Point; camera: Camera }

export function SideLength({ from, to, camera }: Props) {
  usePrefs((prefs) => prefs.units)
  const length = lengthBetween(from, to)
  if (length === 0) return null
  const a = toScreen(camera, from)
  const b = toScreen(camera, to)
  return (
    <text
      x={(a.x + b.x) / 2}
      y={(a.y + b.y) / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={11}
      fontWeight={600}
      className="fill-text stroke-plan-floor"
      strokeWidth={4}
      paintOrder="stroke"
    >
      {formatLength(length)}
    </text>
  )
}

/** Returns points as SVG writes them. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}
