/* Lets the command palette add a wish that was typed as a sentence. */
import { HeartHandshake } from 'lucide-react'
import { useEffect } from 'react'

import { serverMessage } from '@/api/errors'
import { useAddWish } from '@/api/wishes'
import { parseWish } from '@/guests/wishes/parse-wish'
import { useWishSteps } from '@/guests/wishes/use-wish-steps'
import type { WishWorld } from '@/guests/wishes/use-wish-world'
import { wishSentence } from '@/guests/wishes/wish-words'
import { offerReader } from '@/lib/offers'
import { toast } from '@/ui/toast'

export function useWishReader(eventId: string, world: WishWorld): void {
  const { mutateAsync } = useAddWish(eventId)
  const steps = useWishSteps(eventId)
  useEffect(
    () =>
      offerReader((sentence) => {
        const read = parseWish(sentence, world)
        if ('problem' in read) return undefined
        const text = wishSentence(read.wish, world.names)
        const add = async (): Promise<void> => {
          try {
            const added = await mutateAsync(read.wish)
            toast.success('Wish added', text, { action: steps.added(added) })
          } catch (error) {
            toast.error('Wish not saved', serverMessage(error, 'Please try again.'))
          }
        }
        return {
          id: 'wish',
          label: text,
          hint: 'Add wish',
          icon: HeartHandshake,
          run: () => void add(),
        }
      }),
    [world, mutateAsync, steps],
  )
}
