/*
 * What is painted around the objects: the tracing picture and aisles below them, measurement lines above. Most plans have
 * none of it at first, so it comes in a chunk of its own.
 */
import type { Backdrop } from '@/canvas/painting/layers/static'
import { paintAisles } from '@/canvas/painting/layers/aisles'
import { paintLines } from '@/canvas/painting/layers/lines'
import { paintUnderlay } from '@/canvas/painting/underlay/paint'
import type { Env } from '@/canvas/env'
import { prefsStore } from '@/canvas/store/prefs'
import type { Aisle } from '@/plan/types'

export function createBackdrop(designer: Env): Backdrop & { readonly dispose: () => void } {
  const surroundings = () => designer.plan.state.getState().surroundings
  const widthsOf = rememberedWidths(designer)
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
    // While a hand moves the tracing picture it is drawn over the plan, so that the objects are not painted in each frame.
    designer.interaction.subscribe((now, before) => {
      if (now.picture() !== before.picture()) repaint()
    }),
  ]
  return {
    onFloor(context) {
      const { underlay } = surroundings()
      const use = designer.interaction.getState().picture()
      if (underlay === undefined || use === 'carried') return
      // What is worked with is seen, also while it is hidden otherwise.
      const visible = underlay.visible || use === 'held'
      paintUnderlay(context, { ...underlay, visible })
    },
    under(context) {
      const { aisles } = surroundings()
      if (aisles.length > 0) paintAisles(context, aisles, widthsOf(aisles))
    },
    over(context, view) {
      if (designer.view.getState().showLines) paintLines(context, surroundings().measurements, view)
    },
    dispose: () => {
      for (const stop of stops) stop()
    },
  }
}

/** Widths are asked for when the aisles are new ones, not in every frame of a pan. */
function rememberedWidths(designer: Env): (aisles: readonly Aisle[]) => ArrayLike<number> {
  let known: readonly Aisle[] | undefined
  let widths: ArrayLike<number> = []
  return (aisles) => {
    if (aisles !== known) {
      known = aisles
      widths = designer.plan.session().aisleWidths()
    }
    return widths
  }
}
