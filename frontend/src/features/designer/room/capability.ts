/* The outline of the room, and its aisles. */
import {
  deleteAisle,
  drawAisle,
  drawOutline,
  editOutline,
} from '@/features/designer/room/room-actions'
import type { Capability } from '@/canvas/capability'
import { fetchCode } from '@/lib/fetch-code'

export const room: Capability = {
  actions: [
    { section: 'Edit', order: 30, actions: [deleteAisle] },
    { section: 'Tools', order: 30, actions: [editOutline, drawOutline, drawAisle] },
  ],
  fields: () => fetchCode(async () => (await import('@/features/designer/room/fields')).roomFields),
}
