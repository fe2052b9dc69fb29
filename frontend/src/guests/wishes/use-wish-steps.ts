/* Wishes that were added and removed, as steps that can be undone. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { serverMessage } from '@/api/errors'
import { keys } from '@/api/keys'
import type { NewWish, Wish } from '@/api/schema'
import { addWish, removeWish } from '@/api/wishes'
import { useRememberStep } from '@/guests/remember-step'
import { isRefusal } from '@/guests/seat-undo'
import { seatMessages } from '@/guests/seat-messages'
import type { Direction, SeatsOutcome, SeatsStep } from '@/guests/seating-ports'
import { toast } from '@/ui/toast'

/** Returns what remembers a change that the server has made, and gives the Undo of its message. */
export function useWishSteps(eventId: string) {
  const cache = useQueryClient()
  const remember = useRememberStep(eventId)
  return useMemo(() => {
    const step = (title: string, wish: Wish, wasAdded: boolean) =>
      remember(wishStep(cache, { eventId, title, wish, wasAdded }))
    return {
      added: (wish: Wish, title = 'Wish added') => step(title, wish, true),
      removed: (wish: Wish, title = 'Wish removed') => step(title, wish, false),
    }
  }, [cache, eventId, remember])
}

type Made = { eventId: string; title: string; wish: Wish; wasAdded: boolean }

function wishStep(cache: QueryClient, { eventId, title, wish, wasAdded }: Made): SeatsStep {
  // A wish that is added again has another id.
  let present = wish
  const add = async (): Promise<void> => {
    present = await addWish(eventId, withoutId(present))
  }
  const remove = (): Promise<void> => removeWish(present)
  const travel = async (direction: Direction, work: () => Promise<void>): Promise<SeatsOutcome> => {
    try {
      await work()
      return { kind: 'done' }
    } catch (error) {
      const said = seatMessages.notTravelled(direction, title)
      toast.error(said.title, serverMessage(error, 'Try again in a moment.'))
      return { kind: isRefusal(error) ? 'refused' : 'failed' }
    } finally {
      void cache.invalidateQueries({ queryKey: keys.wishes(eventId) })
    }
  }
  return {
    ...{ kind: 'seats', title },
    undo: () => travel('undo', wasAdded ? remove : add),
    redo: () => travel('redo', wasAdded ? add : remove),
  }
}

function withoutId({ id: _, ...wish }: Wish): NewWish {
  return wish
}
