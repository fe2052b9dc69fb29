/* Chairs of tables. */
import { addChair, removeChair } from '@/features/designer/chairs/chair-actions'
import type { Capability } from '@/canvas/capability'

export const chairs: Capability = {
  actions: [{ section: 'Edit', order: 40, actions: [addChair, removeChair] }],
}
