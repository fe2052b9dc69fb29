/* Lets the command palette add a wish that was typed as a sentence. */
import { HeartHandshake } from 'lucide-react'
import { useEffect } from 'react'

import { serverMessage } from '@/api/errors'
import type { NewWish, Wish } from '@/api/schema'
import { useAddWish, useWishes } from '@/api/wishes'
import { parseWish } from '@/guests/wishes/parse-wish'
import { isListed } from '@/guests/wishes/same-wish'
import { useWishSteps } from '@/guests/wishes/use-wish-steps'
import type { WishWorld } from '@/guests/wishes/use-wish-world'
import { wishSentence } from '@/guests/wishes/wish-words'
import { registerReader } from '@/lib/screen-commands'
import { toast } from '@/ui/toast'

/** Guests of one name among whom the palette has people choose. */
const CHOICES_MAX = 6
const none: readonly Wish[] = []

export function useWishReader(eventId: string, world: WishWorld): void {
  const { mutateAsync } = useAddWish(eventId)
  const { data: wishes = none } = useWishes(eventId)
  const steps = useWishSteps(eventId)
  useEffect(
    () =>
      registerReader((sentence) => {
        const add = async (wish: NewWish, text: string): Promise<void> => {
          try {
            toast.success('Wish added', text, { action: steps.added(await mutateAsync(wish)) })
          } catch (error) {
            toast.error('Wish not saved', serverMessage(error, 'Please try again.'))
          }
        }
        return wishesMeant(sentence, world).map((wish) => {
          const text = wishSentence(wish, world.names)
          const isAgain = isListed(wishes, wish)
          return {
            ...{ id: `wish:${text}`, label: text, icon: HeartHandshake },
            hint: isAgain ? 'In the list' : 'Add wish',
            run: () => {
              if (!isAgain) void add(wish, text)
            },
          }
        })
      }),
    [world, wishes, mutateAsync, steps],
  )
}

/** What a sentence may mean: one wish, or one for each guest whom a name may mean. */
function wishesMeant(sentence: string, world: WishWorld): readonly Omit<Wish, 'id'>[] {
  const read = parseWish(sentence, world)
  if ('wish' in read) return [read.wish]
  const choices = (read.choices ?? []).slice(0, CHOICES_MAX)
  return choices.flatMap((choice) => {
    const meant = parseWish(choice.sentence, world)
    return 'wish' in meant ? [meant.wish] : []
  })
}
