/* Moves a camera to another place while people watch. */
import { between, type Camera } from '@/plan/camera/camera'

const glideMs = 240

export interface Glide {
  readonly stop: () => void
  readonly to: (from: Camera, to: Camera, show: (camera: Camera) => void) => void
}

export function createGlide(): Glide {
  let pending = 0
  let isFirst = true
  const stop = () => {
    cancelAnimationFrame(pending)
  }
  return {
    stop,
    to(from, to, show) {
      stop()
      // The first place is where the camera begins; people who want less motion see every place at once.
      if (isFirst || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
        isFirst = false
        show(to)
        return
      }
      const start = performance.now()
      const step = (time: number) => {
        const share = Math.min(1, Math.max(0, (time - start) / glideMs))
        show(between(from, to, share))
        if (share < 1) pending = requestAnimationFrame(step)
      }
      pending = requestAnimationFrame(step)
    },
  }
}
