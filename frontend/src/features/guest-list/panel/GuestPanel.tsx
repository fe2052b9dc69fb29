/* One guest beside the list: details, wishes, party and history. */
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useMayEdit } from '@/api/auth'
import type { Guest } from '@/api/schema'
import { EditGuestDialog } from '@/features/guest-list/edit/EditGuestDialog'
import { SendConfirmationButton } from '@/features/guest-list/confirmation/SendConfirmationButton'
import { GuestAnswers } from '@/features/guest-list/panel/GuestAnswers'
import { GuestDetails } from '@/features/guest-list/panel/GuestDetails'
import { GuestHistory } from '@/features/guest-list/panel/GuestHistory'
import { GuestParty } from '@/features/guest-list/panel/GuestParty'
import { GuestWishes } from '@/features/guest-list/panel/GuestWishes'
import { PersonalData } from '@/features/guest-list/panel/PersonalData'
import { QrCodeDialog } from '@/features/guest-list/codes/QrCodeDialog'
import { TicketDialog } from '@/features/guest-list/codes/TicketDialog'
import { fullName } from '@/guests/names'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { SidePanel } from '@/ui/SidePanel'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/Tabs'

type GuestPanelProps = {
  eventId: string
  guest: Guest
  /** All guests of the event: the party and plus-ones are among them. */
  guests: readonly Guest[]
  /** The guests as the list shows them: what next and previous mean. */
  shown?: readonly Guest[]
  /** Opens the panel for another guest. */
  onOpen: (guestId: string) => void
  /** Asks whether to remove the guest. */
  onRemove: () => void
  onClose: () => void
  /** What gets the focus when the panel closes. */
  returnFocus?: () => HTMLElement | null
}

/** Renders the panel, which stays open while it goes from guest to guest. */
export function GuestPanel({
  eventId,
  guest,
  guests,
  shown = guests,
  onOpen,
  onRemove,
  onClose,
  returnFocus,
}: GuestPanelProps) {
  const mayEdit = useMayEdit()
  const [open, setOpen] = useState<'edit' | 'qr' | 'ticket'>()
  const close = () => {
    setOpen(undefined)
  }
  const at = shown.findIndex(({ id }) => id === guest.id)
  const neighbour = (step: -1 | 1) => shown[at + step]
  const go = (step: -1 | 1) => {
    const next = neighbour(step)
    if (next !== undefined) onOpen(next.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step === undefined || open !== undefined || usesArrows(event.target)) return
    event.preventDefault()
    go(step)
  }
  return (
    <SidePanel
      title={fullName(guest)}
      onClose={onClose}
      returnFocus={returnFocus}
      onKeyDown={onKeyDown}
      focusesItself
      actions={
        <>
          <IconButton
            label="Previous guest"
            size="icon-sm"
            inactive={neighbour(-1) === undefined ? 'This is the first guest.' : undefined}
            onClick={() => {
              go(-1)
            }}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            label="Next guest"
            size="icon-sm"
            inactive={neighbour(1) === undefined ? 'This is the last guest.' : undefined}
            onClick={() => {
              go(1)
            }}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </>
      }
      footer={
        mayEdit ? (
          <>
            <Button variant="danger-ghost" className="mr-auto" onClick={onRemove}>
              <bdi className="max-w-40 truncate">Remove {guest.firstName}</bdi>
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
          <TabsTrigger value="answers">Answers</TabsTrigger>
          <TabsTrigger value="history">History</TabsTrigger>
        </TabsList>
        <TabsContent value="details" className="flex flex-col gap-6 pt-4">
          <GuestDetails
            key={guest.id}
            eventId={eventId}
            guest={guest}
            guests={guests}
            mayEdit={mayEdit}
            onShow={setOpen}
            onOpen={onOpen}
          />
          <GuestWishes eventId={eventId} guest={guest} guests={guests} mayEdit={mayEdit} />
          {mayEdit && <PersonalData eventId={eventId} guest={guest} onErased={onClose} />}
        </TabsContent>
        <TabsContent value="party" className="pt-4">
          <GuestParty
            key={guest.id}
            eventId={eventId}
            guest={guest}
            guests={guests}
            mayEdit={mayEdit}
            onOpen={onOpen}
          />
        </TabsContent>
        <TabsContent value="answers" className="pt-4">
          <GuestAnswers eventId={eventId} guestId={guest.id} />
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
      {open === 'ticket' && <TicketDialog guest={guest} onClose={close} />}
    </SidePanel>
  )
}

/** Returns whether the target is a field, a tab or another element that uses the arrow keys itself. */
function usesArrows(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, form, [role=tab], [role=separator]') !== null
  )
}
