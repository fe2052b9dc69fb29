/* The wishes of one guest: with whom, apart from whom, or at which table to sit. */
import { useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { serverMessage } from '@/api/errors'
import { keys } from '@/api/keys'
import { useTables } from '@/api/seating'
import type { Guest } from '@/api/schema'
import type { Wish } from '@/api/schema'
import { addWish, useRemoveWish, useWishes } from '@/api/wishes'
import { wishText, type WishNames } from '@/features/guests/panel/wish-text'
import { WishForm } from '@/features/guests/panel/WishForm'
import { seatMessages } from '@/guests/seat-messages'
import { fullName } from '@/guests/names'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { QueryView } from '@/ui/QueryView'
import { toast } from '@/ui/toast'

type Props = {
  eventId: string
  guest: Guest
  /** All guests of the event. */
  guests: readonly Guest[]
  mayEdit: boolean
}

const removed = 'Wish removed'
const removeFailed = 'The wish could not be removed. Please try again.'

export function GuestWishes({ eventId, guest, guests, mayEdit }: Props) {
  const query = useWishes(eventId)
  const { data: tables = [] } = useTables(eventId)
  const [adding, setAdding] = useState(false)
  const remove = useRemove(eventId)
  const names = useMemo((): WishNames => {
    const guestNames = new Map(guests.map((one) => [one.id, fullName(one)]))
    const tableNames = new Map(tables.map(({ id, name }) => [id, name]))
    return { guest: (id) => guestNames.get(id), table: (id) => tableNames.get(id) }
  }, [guests, tables])
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
                  text={wishText(wish, guest.id, names)}
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
          eventId={eventId}
          guest={guest}
          guests={guests}
          tables={tables}
          onClose={() => {
            setAdding(false)
          }}
        />
      )}
    </section>
  )
}

function WishItem({ text, onRemove }: { text: string; onRemove: (() => void) | undefined }) {
  return (
    <li className="flex min-h-9 items-center gap-2 text-sm">
      <span className="min-w-0 flex-1 break-words">{text}</span>
      {onRemove !== undefined && (
        <IconButton label={`Remove wish: ${text}`} size="icon-sm" onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  )
}

/** Returns a function that removes a wish, with Undo. */
function useRemove(eventId: string): (wish: Wish) => void {
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
