/* The map and the way to a seat, which come after the words. */
import { loadable } from '@/ui/loadable'
import { Skeleton } from '@/ui/Skeleton'

export const routeSection = loadable(
  async () => (await import('@/features/seat-finder/result/RouteSection')).RouteSection,
  { pending: <Skeleton className="h-72 rounded-card" /> },
)
