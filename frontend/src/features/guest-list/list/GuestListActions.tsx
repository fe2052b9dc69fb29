/* What can be done with the whole guest list. */
import { CookingPot, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import type { Guest } from '@/api/schema'
import { kitchenDialog } from '@/features/guest-list/kitchen/kitchen'
import { duplicatesButton } from '@/features/guest-list/merge/lazy'
import { RemovedGuestsButton } from '@/features/guest-list/removal/RemovedGuestsButton'
import { ofEvent, paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'

type Props = { eventId: string; guests: readonly Guest[] | undefined }

/** Renders nothing for members who see neither diets nor removed guests. */
export function GuestListActions({ eventId, guests = [] }: Props) {
  const mayEdit = useMayEdit()
  const [kitchenOpen, setKitchenOpen] = useState(false)
  if (!mayEdit) return null
  return (
    <>
      {guests.length > 1 && <duplicatesButton.Part eventId={eventId} guests={guests} />}
      <RemovedGuestsButton eventId={eventId} />
      {guests.length > 0 && (
        <Button
          onClick={() => {
            setKitchenOpen(true)
          }}
        >
          <CookingPot aria-hidden />
          Kitchen summary
        </Button>
      )}
      <Link to={ofEvent(paths.importGuests, eventId)} className={buttonStyles()}>
        <Upload aria-hidden />
        Import guests
      </Link>
      {kitchenOpen && (
        <kitchenDialog.Part
          guests={guests}
          onClose={() => {
            setKitchenOpen(false)
          }}
        />
      )}
    </>
  )
}
