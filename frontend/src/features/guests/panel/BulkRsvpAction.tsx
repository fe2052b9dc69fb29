/* What the selection bar offers to answer for several guests. */
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import type { BulkGuest } from '@/features/guests/panel/bulk'
import { loadable } from '@/ui/loadable'
import { SelectionAction } from '@/ui/SelectionBar'

const dialog = loadable(
  async () => (await import('@/features/guests/panel/BulkRsvpDialog')).BulkRsvpDialog,
  { floating: true },
)

type Props = {
  eventId: string
  /** The selected guests. */
  guests: readonly BulkGuest[]
}

export function BulkRsvpAction({ eventId, guests }: Props) {
  const [asked, setAsked] = useState<readonly BulkGuest[]>()
  return (
    <>
      <SelectionAction
        onClick={() => {
          setAsked(guests)
        }}
      >
        <CheckCheck aria-hidden />
        RSVP
      </SelectionAction>
      {asked !== undefined && (
        <dialog.Part
          eventId={eventId}
          guests={asked}
          onClose={() => {
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}
