/* Removes a wish, with Undo. */
import { useQueryClient } from '@tanstack/react-query'

import { serverMessage } from '@/api/errors'
import { keys } from '@/api/keys'
import type { Wish } from '@/api/schema'
import { addWish, useRemoveWish } from '@/api/wishes'
import { seatMessages } from '@/guests/seat-messages'
import { toast } from '@/ui/toast'

const removed = 'Wish removed'
const removeFailed = 'The wish could not be removed. Please try again.'

export function useWishRemoval(eventId: string): (wish: Wish) => void {
  const cache = useQueryClient()
  const { mutateAsync } = useRemoveWish(eventId)
  const undo = async ({ id: _, ...wish }: Wish) => {
    try {
      await addWish(eventId, wish)
      const { title, text } = seatMessages.undone(removed)
      toast.success(title, text)
    } catch (error) {
      const { title } = seatMessages.notTravelled('undo', removed)
      toast.error(title, serverMessage(error, 'Try again in a moment.'))
    } finally {
      void cache.invalidateQueries({ queryKey: keys.wishes(eventId) })
    }
  }
  return (wish) => {
    mutateAsync(wish).then(
      () => {
        toast.success(removed, undefined, {
          action: { label: 'Undo', run: () => void undo(wish) },
        })
      },
      (error: unknown) => {
        toast.error('Error', serverMessage(error, removeFailed))
      },
    )
  }
}
