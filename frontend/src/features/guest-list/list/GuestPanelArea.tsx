/* The place beside the list where the panel of one guest opens; on a phone it covers the screen. */
import { useState } from 'react'
import type { Guest } from '@/api/schema'
import { nameButton } from '@/features/guest-list/list/guest-focus'
import type { OpenGuest } from '@/features/guest-list/list/use-open-guest'
import { guestPanel, removeGuestsDialog } from '@/features/guest-list/panel/lazy'

type Props = {
  eventId: string
  opened: OpenGuest
  guests: readonly Guest[]
  /** The guests in the order of the list. */
  shown: readonly Guest[]
}

/** Renders no area while no guest is open; mount it at the end of a row (`flex`). */
export function GuestPanelArea({ eventId, opened, guests, shown }: Props) {
  const { guest, open, close } = opened
  const [removing, setRemoving] = useState<Guest>()
  return (
    <>
      {guest !== undefined && (
        <div className="contents md:sticky md:top-18 md:-mb-20 md:flex md:h-[calc(100dvh-5.5rem)] md:shrink-0 md:overflow-hidden md:rounded-card md:border md:border-border">
          <guestPanel.Part
            eventId={eventId}
            guest={guest}
            guests={guests}
            shown={shown}
            onOpen={open}
            onRemove={() => {
              setRemoving(guest)
            }}
            onClose={close}
            returnFocus={() => nameButton(guest.id)}
          />
        </div>
      )}
      {removing !== undefined && (
        <removeGuestsDialog.Part
          eventId={eventId}
          guests={[removing]}
          onClose={() => {
            setRemoving(undefined)
          }}
        />
      )}
    </>
  )
}
