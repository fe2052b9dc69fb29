/* Keeps the seat that was found last on this device, with the ways that were looked at. */
import type { SeatRoute } from '@/api/seat-route-types'
import type { FoundResult } from '@/features/seat-finder/found'
import { keepSeat, keptSeat, type KeptSeat } from '@/lib/saved-seat'

/** A kept seat. */
export type KeptResult = KeptSeat<FoundResult, SeatRoute>

/** Keeps a seat with a way; ways of the same seat that were kept before stay. */
export async function keepFoundSeat(
  found: FoundResult,
  stepFree: boolean,
  route: SeatRoute,
): Promise<void> {
  const now = Date.now()
  const before = await keptSeat<FoundResult, SeatRoute>(now)
  const isSame = before !== undefined && before.found.routeKey === found.routeKey
  const others = isSame ? before.routes.filter((kept) => kept.stepFree !== stepFree) : []
  await keepSeat<FoundResult, SeatRoute>({
    found: withoutWishes(found),
    routes: [...others, { stepFree, route }],
    savedAt: now,
  })
}

/** Diet and requests are shown to the holder of a ticket and are not left on a device. */
function withoutWishes(found: FoundResult): FoundResult {
  const { guest } = found
  if (guest == null) return found
  const { firstName, lastName, mobile, status } = guest
  return { ...found, guest: { firstName, lastName, mobile: mobile ?? null, status } }
}
