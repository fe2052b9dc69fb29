/* Shows how many groups of guests are probably duplicates, and opens them. */
import { CopyCheck } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { findDuplicates } from '@/features/guest-list/merge/duplicates'
import { keepApart, keptApartOf } from '@/features/guest-list/merge/kept-apart'
import type { Guest } from '@/api/schema'
import { count } from '@/lib/words'
import { Button } from '@/ui/Button'
import { loadable } from '@/ui/loadable'

const dialog = loadable(
  async () => (await import('@/features/guest-list/merge/DuplicatesDialog')).DuplicatesDialog,
  { floating: true },
)

type Props = {
  eventId: string
  /** All guests of the event. */
  guests: readonly Guest[]
}

/** Renders the button, or nothing without duplicates; mount it only for members who may edit. */
export function DuplicatesButton({ eventId, guests }: Props) {
  const [keptApart, setKeptApart] = useState(() => keptApartOf(eventId))
  const [open, setOpen] = useState(false)
  // Edits of the list do not wait for the search.
  const searched = useDeferredValue(guests)
  const groups = useMemo(() => findDuplicates(searched, keptApart), [searched, keptApart])
  return (
    <>
      {groups.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          onPointerEnter={dialog.preload}
          onFocus={dialog.preload}
          onClick={() => {
            setOpen(true)
          }}
        >
          <CopyCheck aria-hidden />
          Duplicates ({count(groups.length)})
        </Button>
      )}
      {open && (
        <dialog.Part
          eventId={eventId}
          guests={guests}
          groups={groups}
          onKeepApart={(ids) => {
            setKeptApart(keepApart(eventId, ids))
          }}
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
