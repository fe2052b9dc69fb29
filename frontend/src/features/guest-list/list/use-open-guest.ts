/* The guest whose panel is open, kept in the address (`?guest=`): a link, a reload and the back button keep it. */
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Guest } from '@/api/schema'

const name = 'guest'

export type OpenGuest = {
  guest: Guest | undefined
  open: (guestId: string) => void
  close: () => void
}

/** Finds the open guest among all guests of the event; one who was removed is not open. */
export function useOpenGuest(guests: readonly Guest[] | undefined): OpenGuest {
  const [params, setParams] = useSearchParams()
  const id = params.get(name)
  const open = useCallback(
    (guestId: string) => {
      setParams(
        (present) => {
          const next = new URLSearchParams(present)
          next.set(name, guestId)
          return next
        },
        // Going from guest to guest is one step back.
        { replace: id !== null, preventScrollReset: true },
      )
    },
    [id, setParams],
  )
  const close = useCallback(() => {
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [setParams])
  const guest = id === null ? undefined : guests?.find((other) => other.id === id)
  return { guest, open, close }
}
