/* What is read of guests who may be merged. */
import type { Guest as ListedGuest } from '@/api/schema'
import type { Guest } from '@/api/schema'

/** A guest of the list. */
export type MergeGuest = ListedGuest &
  Partial<Pick<Guest, 'tags' | 'plusOneOf' | 'vip' | 'wheelchair' | 'rsvpAt' | 'addedAt'>>
