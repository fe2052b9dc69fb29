/* What something on the move has snapped to. */
import type { Rest } from '@/plan/types'

/** No snap. */
export const NOWHERE: Rest = { guides: [], besideAisle: undefined }

/** Returns what a gesture snapped to, for announcements; nothing without a snap. */
export function restOf({ guides, besideAisle }: Rest): { readonly rest?: Rest } {
  return guides.length > 0 || besideAisle === true ? { rest: { guides, besideAisle } } : {}
}
