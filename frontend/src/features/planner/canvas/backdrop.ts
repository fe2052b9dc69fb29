/*
 * What is painted around the objects: measurement lines above them. Most plans have none of it at first,
 * so it comes in a chunk of its own.
 */
import type { Backdrop } from '@/features/planner/canvas/layers/static'
import { paintLines } from '@/features/planner/canvas/layers/lines'
import type { Designer } from '@/features/planner/designer/designer'
import { prefsStore } from '@/features/planner/store/prefs'

export function createBackdrop(designer: Designer): Backdrop & { readonly dispose: () => void } {
  const repaint = (): void => {
    designer.stage.invalidate('static')
  }
  const stops = [
    designer.view.subscribe((now, before) => {
      if (now.showLines !== before.showLines) repaint()
    }),
    prefsStore.subscribe((now, before) => {
      if (now.units !== before.units) repaint()
    }),
  ]
  return {
    over(context, view) {
      const { measurements } = designer.plan.state.getState().surroundings
      if (designer.view.getState().showLines) paintLines(context, measurements, view)
    },
    dispose: () => {
      for (const stop of stops) stop()
    },
  }
}
