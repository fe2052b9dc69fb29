/* Numbering tables along a path. */
import { renumbering } from '@/features/designer/numbering/gestures/renumber'
import { renumber } from '@/features/designer/numbering/number-actions'
import type { Capability } from '@/canvas/capability'
import { shownWhile } from '@/canvas/controls/shown-while'

export const numbering: Capability = {
  actions: [{ section: 'Arrange', order: 20, actions: [renumber] }],
  gestures: [renumbering],
  parts: {
    plan: [
      shownWhile(
        ({ surface }) => surface.tool === 'renumber',
        async () => (await import('@/features/designer/numbering/RenumberCard')).RenumberCard,
      ),
    ],
  },
}
