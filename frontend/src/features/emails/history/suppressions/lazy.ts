/* The list of blocked addresses, loaded when it is first opened. */
import { loadable } from '@/ui/loadable'

export const suppressionsDialog = loadable(
  async () =>
    (await import('@/features/emails/history/suppressions/SuppressionsDialog')).SuppressionsDialog,
  { floating: true },
)
