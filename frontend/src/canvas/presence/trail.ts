/* The trail of a laser pointer as SVG paths, each fainter than the one before it. */
import { TRAIL, type TrailPoint } from '@/canvas/presence/glide'
import { toScreen, type Camera } from '@/plan/camera/camera'

/** Opacity by age, the youngest stretch first. */
export const STRETCHES = [0.9, 0.75, 0.6, 0.45, 0.3, 0.15] as const

/** Returns a path for each stretch, empty where there is nothing to draw. */
export function trailPaths(
  trail: readonly TrailPoint[],
  now: number,
  camera: Camera,
): readonly string[] {
  const paths = STRETCHES.map(() => '')
  let before: TrailPoint | undefined
  for (const point of trail) {
    const stretch = Math.floor(((now - point.time) / TRAIL) * STRETCHES.length)
    const path = paths[stretch]
    if (before !== undefined && path !== undefined) {
      const start = path === '' ? `M${written(before, camera)}` : path
      paths[stretch] = `${start}L${written(point, camera)}`
    }
    before = point
  }
  return paths
}

function written(point: TrailPoint, camera: Camera): string {
  const { x, y } = toScreen(camera, point)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
