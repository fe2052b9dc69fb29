/* The guest who is being added. The draft survives switching panels. */
import type { Env } from '@/canvas/env'
import { PerDesignerState } from '@/canvas/per-designer-state'

export type GuestDraft = { name: string; email: string }

export const guestDrafts = new PerDesignerState<GuestDraft>()

/** Returns true when the panel was left with a guest half added. */
export function isAddingGuest(designer: Env): boolean {
  return guestDrafts.get(designer) !== undefined
}
