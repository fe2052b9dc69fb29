/* The search for duplicates and their dialog, fetched after the list. */
import { loadable } from '@/ui/loadable'

export const duplicatesButton = loadable(
  async () => (await import('@/features/guest-list/merge/DuplicatesButton')).DuplicatesButton,
)
