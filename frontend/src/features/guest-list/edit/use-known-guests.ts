/* The guests on the list who may be the one that a form adds, until the form changes. */
import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Guest } from '@/api/schema'
import { knownGuests } from '@/guests/known-guests'
import type { Form } from '@/ui/form/use-form'

/** Returns the guests that `find` found last; `find` returns them too. */
export function useKnownGuests<V extends FieldValues>(form: Form<V>, guests: readonly Guest[]) {
  const [known, setKnown] = useState<readonly Guest[]>([])
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          setKnown([])
        },
      }),
    [subscribe],
  )
  const find = (typed: { name: string; email: string }): readonly Guest[] => {
    const found = knownGuests(guests, typed)
    setKnown(found)
    return found
  }
  return { known, find }
}
