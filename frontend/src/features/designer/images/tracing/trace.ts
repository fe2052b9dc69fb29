/* Putting a picture under the plan to trace from. */
import type { Image } from '@/api/schema'
import type { Env } from '@/canvas/env'
import { fittedUnderlay, setUnderlay } from '@/canvas/shapes/underlay'
import { UNITS_PER_FOOT } from '@/canvas/text/units'

/** As large as the room allows; one that is there already gives way. */
export function traceFrom(designer: Env, image: Pick<Image, 'url' | 'aspectRatio'>): void {
  const { canvas } = designer.plan.state.getState()
  const room = {
    width: canvas.venueWidth * UNITS_PER_FOOT,
    height: canvas.venueHeight * UNITS_PER_FOOT,
  }
  const underlay = fittedUnderlay(image.url, image.aspectRatio, room)
  designer.editing.run(setUnderlay(underlay, 'Add tracing picture'))
}
