/* Copies that a form is about to make, drawn at their future positions. */
import type { Point } from '@/plan/types'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'
import { gesture } from '@/canvas/hand/gesture'
import { stay } from '@/canvas/hand/step'

interface Previewing {
  readonly ids: readonly string[]
  readonly offsets: readonly Point[]
}

export const previewing = gesture<Previewing>({
  name: 'previewing',
  step: (state) => stay(state),
  cursor: 'default',
  handles: () => undefined,
  paint({ ids, offsets }, to) {
    const elements = to.inOrder(ids)
    to.faded(() => {
      for (const { x, y } of offsets) to.shifted(elements, x, y)
    })
  },
})

export function isPreview(active: ActiveGesture): boolean {
  return previewing.stateOf(active) !== undefined
}
