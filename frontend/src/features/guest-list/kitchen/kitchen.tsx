/* The kitchen summary, fetched when it is first opened. */
import { loadable } from '@/ui/loadable'

export const kitchenDialog = loadable(
  async () => (await import('@/features/guest-list/kitchen/KitchenDialog')).KitchenDialog,
  { floating: true },
)
