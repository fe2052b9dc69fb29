/* What a finder shows after its first picture; `early-chunks.config.ts` fetches the result together with the page. */
import { routeSection } from '@/features/seat-finder/result/lazy-way'
import { loadable } from '@/ui/loadable'
import { Skeleton } from '@/ui/Skeleton'

const pending = <Skeleton className="h-96 rounded-card" />

/** Table, seat and the way there. */
export const seatResult = loadable(
  async () => (await import('@/features/seat-finder/result/SeatResult')).SeatResult,
  { pending },
)

/** Fetches the result early, and after its words the way. */
export async function preloadResult(): Promise<void> {
  await seatResult.tryFetch()
  routeSection.preload()
}

/** The seat that was found last, without a connection. */
export const savedSeat = loadable(
  async () => (await import('@/features/seat-finder/result/SavedSeat')).SavedSeat,
  { pending },
)

/** Short messages. */
export const toaster = loadable(async () => (await import('@/ui/Toaster')).Toaster)

/** The search by personal details. */
export const detailsForm = loadable(
  async () => (await import('@/features/seat-finder/DetailsForm')).DetailsForm,
  { pending },
)

/** What may help a guest who was not found. */
export const notFoundCard = loadable(
  async () => (await import('@/features/seat-finder/NotFoundCard')).NotFoundCard,
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
