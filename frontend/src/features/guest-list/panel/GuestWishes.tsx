/* The wishes of one guest: with whom, apart from whom, or where to sit. */
import { Plus } from 'lucide-react'
import { useState } from 'react'

import type { Guest } from '@/api/schema'
import { useWishes } from '@/api/wishes'
import { useWishRemoval } from '@/guests/wishes/use-remove-wish'
import { useWishWorld } from '@/guests/wishes/use-wish-world'
import { wishSentence } from '@/guests/wishes/wish-words'
import { WishForm } from '@/guests/wishes/WishForm'
import { WishItem } from '@/guests/wishes/WishItem'
import { Button } from '@/ui/Button'
import { QueryView } from '@/ui/QueryView'

type Props = {
  eventId: string
  guest: Guest
  /** All guests of the event. */
  guests: readonly Guest[]
  mayEdit: boolean
}

export function GuestWishes({ eventId, guest, guests, mayEdit }: Props) {
  const query = useWishes(eventId)
  const world = useWishWorld(eventId, guests)
  const [adding, setAdding] = useState(false)
  const remove = useWishRemoval(eventId)
  const close = () => {
    setAdding(false)
  }
  return (
    <section className="flex flex-col items-start gap-2">
      <h3 className="text-sm font-semibold">Wishes</h3>
      <QueryView query={query} failed="The wishes could not be loaded" level="none" skeleton={1}>
        {(all) => {
          const wishes = all.filter(({ guestIds }) => guestIds.includes(guest.id))
          return wishes.length === 0 ? (
            <p className="text-sm text-muted">No wishes</p>
          ) : (
            <ul aria-label="Wishes" className="flex w-full flex-col">
              {wishes.map((wish) => (
                <WishItem
                  key={wish.id}
                  text={wishSentence(wish, world.names)}
                  onRemove={
                    mayEdit
                      ? () => {
                          remove(wish)
                        }
                      : undefined
                  }
                />
              ))}
            </ul>
          )
        }}
      </QueryView>
      {mayEdit && !adding && (
        <Button
          size="sm"
          onClick={() => {
            setAdding(true)
          }}
        >
          <Plus aria-hidden />
          Add wish
        </Button>
      )}
      {adding && (
        <WishForm
          guestsOnly
          {...{ eventId, world, guestIds: [guest.id], fixed: guest.id }}
          onDone={close}
          onClose={close}
        />
      )}
    </section>
  )
}
