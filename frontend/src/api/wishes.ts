/* The wishes of an event: which guests sit together, apart or at a table. */
import { useQuery } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import { callUpcoming, type NewWish, type Wish } from '@/api/upcoming'
import { useChange } from '@/api/use-change'

/** The wishes of an event. */
export function useWishes(eventId: string) {
  return useQuery({
    queryKey: keys.wishes(eventId),
    queryFn: () => callUpcoming<Wish[]>('get', wishesPath(eventId)),
  })
}

/** Adds a wish. */
export function useAddWish(eventId: string) {
  return useChange((wish: NewWish) => addWish(eventId, wish), keys.wishes(eventId))
}

/** Removes a wish. */
export function useRemoveWish(eventId: string) {
  return useChange(
    ({ id }: Wish) => callUpcoming<undefined>('delete', `/api/wishes/${encodeURIComponent(id)}`),
    keys.wishes(eventId),
  )
}

/** Adds a wish; a plain call for Undo, which may run after its screen is gone. */
export function addWish(eventId: string, wish: NewWish): Promise<Wish> {
  return callUpcoming('post', wishesPath(eventId), wish)
}

function wishesPath(eventId: string): string {
  return `/api/events/${encodeURIComponent(eventId)}/wishes`
}
