/* One guest beside the list: details, wishes, party and history. */
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import type { Guest } from '@/api/upcoming'
import { EditGuestDialog } from '@/features/guests/components/EditGuestDialog'
import { SendConfirmationButton } from '@/features/guests/confirmation/SendConfirmationButton'
import { GuestDetails } from '@/features/guests/panel/GuestDetails'
import { GuestHistory } from '@/features/guests/panel/GuestHistory'
import { GuestParty } from '@/features/guests/panel/GuestParty'
import { GuestWishes } from '@/features/guests/panel/GuestWishes'
import { PersonalData } from '@/features/guests/panel/PersonalData'
import { QrCodeDialog } from '@/features/guests/panel/QrCodeDialog'
import { fullName } from '@/guests/names'
import { Button } from '@/ui/Button'
import { SidePanel } from '@/ui/SidePanel'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/Tabs'

export type GuestPanelProps = {
  eventId: string
  guest: Guest
  /** All guests of the event: the party and plus-ones are among them. */
  guests: readonly Guest[]
  /** Opens the panel for another guest. */
  onOpen: (guestId: string) => void
  /** Asks whether to remove the guest. */
  onRemove: () => void
  onClose: () => void
}

/** Renders the panel; mount it with `key={guest.id}`. */
export function GuestPanel({ eventId, guest, guests, onOpen, onRemove, onClose }: GuestPanelProps) {
  const mayEdit = useMayEdit()
  const [open, setOpen] = useState<'edit' | 'qr'>()
  const close = () => {
    setOpen(undefined)
  }
  return (
    <SidePanel
      title={fullName(guest)}
      onClose={onClose}
      footer={
        mayEdit ? (
          <>
            <Button variant="danger-ghost" className="mr-auto" onClick={onRemove}>
              Remove
            </Button>
            <SendConfirmationButton guest={guest} />
            <Button
              onClick={() => {
                setOpen('edit')
              }}
            >
              <Pencil aria-hidden />
              Edit
            </Button>
          </>
        ) : undefined
      }
    >
      <Tabs defaultValue="details">
        <TabsList aria-label={`About ${fullName(guest)}`}>
          <TabsTrigger value="details">Details</TabsTrigger>
          <TabsTrigger value="party">Party</TabsTrigger>
          <TabsTrigger value="history">History</TabsTrigger>
        </TabsList>
        <TabsContent value="details" className="flex flex-col gap-6 pt-4">
          <GuestDetails
            eventId={eventId}
            guest={guest}
            guests={guests}
            mayEdit={mayEdit}
            onShowQr={() => {
              setOpen('qr')
            }}
          />
          <GuestWishes eventId={eventId} guest={guest} guests={guests} mayEdit={mayEdit} />
          {mayEdit && <PersonalData eventId={eventId} guest={guest} onErased={onClose} />}
        </TabsContent>
        <TabsContent value="party" className="pt-4">
          <GuestParty
            eventId={eventId}
            guest={guest}
            guests={guests}
            mayEdit={mayEdit}
            onOpen={onOpen}
          />
        </TabsContent>
        <TabsContent value="history" className="pt-4">
          <GuestHistory eventId={eventId} guestId={guest.id} />
        </TabsContent>
      </Tabs>
      {open === 'edit' && (
        <EditGuestDialog
          eventId={eventId}
          guest={guest}
          onRemove={() => {
            close()
            onRemove()
          }}
          onClose={close}
        />
      )}
      {open === 'qr' && <QrCodeDialog guest={guest} onClose={close} />}
    </SidePanel>
  )
}
