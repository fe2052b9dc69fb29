/* What a finder shows after its first picture; `early-chunks.config.ts` fetches the result together with the page. */
import { loadable } from '@/ui/loadable'
import { Skeleton } from '@/ui/Skeleton'

const pending = <Skeleton className="h-96 rounded-card" />

/** Table, seat and the way there. */
export const seatResult = loadable(
  async () => (await import('@/features/seat-finder/result/SeatResult')).SeatResult,
  { pending },
)

/** The seat that was found last, without a connection. */
export const savedSeat = loadable(
  async () => (await import('@/features/seat-finder/result/SavedSeat')).SavedSeat,
  { pending },
)

/** The guest below a search by name. */
export const personCard = loadable(
  async () => (await import('@/features/seat-finder/PersonCard')).PersonCard,
  { pending },
)

/** The camera. */
export const codeScanner = loadable(
  async () => (await import('@/features/seat-finder/CodeScanner')).CodeScanner,
  { pending: <Skeleton className="h-72 rounded-card" /> },
)

/** The events of an organiser. */
export const organiserEvents = loadable(
  async () => (await import('@/features/seat-finder/OrganiserEvents')).OrganiserEvents,
)
