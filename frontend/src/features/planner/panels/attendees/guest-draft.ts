/* The guest who is being added. The draft survives switching panels. */
import type { Designer } from '@/features/planner/designer/designer'
import { Lasting } from '@/features/planner/designer/lasting'

export type GuestDraft = { name: string; email: string }

export const guestDrafts = new Lasting<GuestDraft>()

/** Returns true when the panel was left with a guest half added. */
export function isAddingGuest(designer: Designer): boolean {
  return guestDrafts.get(designer) !== undefined
}
