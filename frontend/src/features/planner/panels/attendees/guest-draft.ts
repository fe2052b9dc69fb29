/* The guest who is being added. The draft survives switching panels. */
import type { Designer } from '@/features/planner/designer/designer'
import { PerDesignerState } from '@/features/planner/designer/per-designer-state'

export type GuestDraft = { name: string; email: string }

export const guestDrafts = new PerDesignerState<GuestDraft>()

/** Returns true when the panel was left with a guest half added. */
export function isAddingGuest(designer: Designer): boolean {
  return guestDrafts.get(designer) !== undefined
}
