/* Which item of a list is open beside it, in the address: a link, a reload and the back button keep it. */
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

export type ItemInAddress = {
  id: string | undefined
  open: (id: string) => void
  close: () => void
}

/** Returns the open item of this name, and ways to open another and to close it. */
export function useItemInAddress(name: string): ItemInAddress {
  const [params, setParams] = useSearchParams()
  const id = params.get(name) ?? undefined
  const isOpen = id !== undefined
  const set = useCallback(
    (next: string | undefined) => {
      setParams(
        (present) => {
          const changed = new URLSearchParams(present)
          if (next === undefined) changed.delete(name)
          else changed.set(name, next)
          return changed
        },
        // Going from item to item is one step back.
        { replace: isOpen, preventScrollReset: true },
      )
    },
    [name, setParams, isOpen],
  )
  const close = useCallback(() => {
    set(undefined)
  }, [set])
  return { id, open: set, close }
}
