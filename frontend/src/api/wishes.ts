/* The wishes of an event: which guests sit together, apart or at a table. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { NewWish, Wish } from '@/api/schema'
import { useChange } from '@/api/use-change'

/** The wishes of an event; nothing is asked while they are not needed. */
export function useWishes(eventId: string, enabled = true) {
  return useQuery({ ...wishesOf(eventId), enabled })
}

/** The question for the wishes of an event. */
export function wishesOf(eventId: string) {
  return queryOptions({
    queryKey: keys.wishes(eventId),
    queryFn: () => unwrap(client.GET('/api/events/{eventId}/wishes', of(eventId))),
  })
}

/** Adds a wish. */
export function useAddWish(eventId: string) {
  return useChange((wish: NewWish) => addWish(eventId, wish), keys.wishes(eventId))
}

/** Removes a wish. */
export function useRemoveWish(eventId: string) {
  return useChange(removeWish, keys.wishes(eventId))
}

/** Removes a wish; a plain call for Undo, which may run after its screen is gone. */
export function removeWish({ id }: Wish): Promise<void> {
  return expectDone(client.DELETE('/api/wishes/{wishId}', { params: { path: { wishId: id } } }))
}

/** Adds a wish; a plain call for Undo, which may run after its screen is gone. */
export function addWish(eventId: string, wish: NewWish): Promise<Wish> {
  return unwrap(client.POST('/api/events/{eventId}/wishes', { ...of(eventId), body: wish }))
}

function of(eventId: string) {
  return { params: { path: { eventId } } }
}
