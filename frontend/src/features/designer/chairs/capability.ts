/* Chairs of tables. */
import { addChair, removeChair } from '@/features/designer/chairs/chair-actions'
import { fetchCode } from '@/lib/fetch-code'
import type { Capability } from '@/canvas/capability'

export const chairs: Capability = {
  actions: [{ section: 'Edit', order: 40, actions: [addChair, removeChair] }],
  fields: () =>
    fetchCode(async () => (await import('@/features/designer/chairs/fields')).chairFields),
}
