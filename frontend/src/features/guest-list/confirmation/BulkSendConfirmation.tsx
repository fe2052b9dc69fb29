/* What the selection bar offers to mail to several guests. */
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { MailedGuest } from '@/features/guest-list/confirmation/SendConfirmationsDialog'
import { loadable } from '@/ui/loadable'
import { SelectionAction } from '@/ui/SelectionBar'

const dialog = loadable(
  async () =>
    (await import('@/features/guest-list/confirmation/SendConfirmationsDialog'))
      .SendConfirmationsDialog,
  { floating: true },
)

type Props = {
  eventId: string
  /** The selected guests. */
  guests: readonly MailedGuest[]
}

/** Renders one action for a `SelectionBar`; mount it only for members who may edit. */
export function BulkSendConfirmation({ eventId, guests }: Props) {
  const [asked, setAsked] = useState<readonly MailedGuest[]>()
  return (
    <>
      <SelectionAction
        onClick={() => {
          setAsked(guests)
        }}
      >
        <Mail aria-hidden />
        Send confirmation
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
