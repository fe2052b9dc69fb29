/* The banners, whose code comes after the plan: none applies while it opens. */
import { loadable } from '@/ui/loadable'

export const banners = loadable(
  async () => (await import('@/features/designer/screen/Banners')).Banners,
  { floating: true },
)
