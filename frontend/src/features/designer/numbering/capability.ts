/* Numbering tables along a path. */
import { renumbering } from '@/features/designer/numbering/gestures/renumber'
import { renumber } from '@/features/designer/numbering/number-actions'
import type { Capability } from '@/canvas/capability'

export const numbering: Capability = {
  actions: [{ section: 'Arrange', order: 20, actions: [renumber] }],
  gestures: [renumbering],
}
