/* Removes a wish, with Undo. */
import { serverMessage } from '@/api/errors'
import type { Wish } from '@/api/schema'
import { useRemoveWish } from '@/api/wishes'
import { useWishSteps } from '@/guests/wishes/use-wish-steps'
import { toast } from '@/ui/toast'

const removeFailed = 'The wish could not be removed. Please try again.'

/** The returned function takes what the wish is called, for the message. */
export function useWishRemoval(eventId: string): (wish: Wish, text?: string) => void {
  const { mutateAsync } = useRemoveWish(eventId)
  const steps = useWishSteps(eventId)
  return (wish, text) => {
    mutateAsync(wish).then(
      () => {
        toast.success('Wish removed', text, { action: steps.removed(wish) })
      },
      (error: unknown) => {
        toast.error('Error', serverMessage(error, removeFailed))
      },
    )
  }
}
