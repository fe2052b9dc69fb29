/* What can be done with the whole guest list. */
import { CookingPot } from 'lucide-react'
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import type { Guest } from '@/api/schema'
import { ImportButton } from '@/features/guests/components/ImportButton'
import { kitchenDialog } from '@/features/guests/kitchen/kitchen'
import { duplicatesButton } from '@/features/guests/merge/lazy'
import { RemovedGuestsButton } from '@/features/guests/removal/RemovedGuestsButton'
import { Button } from '@/ui/Button'

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
      <ImportButton eventId={eventId} />
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
