/* Loads the painter of the surroundings once a plan has any. */
import { fetchCode } from '@/lib/fetch-code'
import type { Surroundings } from '@/plan/types'
import type { Env } from '@/canvas/env'

/** Watches the plan; returns a function that stops it. */
export function followSurroundings(designer: Env): () => void {
  let stopped = false
  let asked = false
  let dispose = (): void => undefined
  const look = ({ surroundings }: { readonly surroundings: Surroundings }): void => {
    if (asked || !hasAny(surroundings)) return
    asked = true
    fetchCode(() => import('@/canvas/viewport/backdrop')).then(
      ({ createBackdrop }) => {
        if (stopped) return
        const backdrop = createBackdrop(designer)
        dispose = backdrop.dispose
        designer.backdrop = backdrop
        designer.stage.invalidate('static')
      },
      () => {
        // The next change of the plan tries again.
        asked = false
      },
    )
  }
  look(designer.plan.state.getState())
  const stop = designer.plan.state.subscribe(look)
  return () => {
    stopped = true
    stop()
    dispose()
    designer.backdrop = undefined
  }
}

function hasAny({ underlay, aisles, measurements }: Surroundings): boolean {
  return underlay !== undefined || aisles.length > 0 || measurements.length > 0
}
