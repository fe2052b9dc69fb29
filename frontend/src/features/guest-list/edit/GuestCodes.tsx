/* Opens the QR code and the ticket of a guest from a form. */
import { QrCode, Ticket } from 'lucide-react'
import { useState } from 'react'
import type { Guest } from '@/api/schema'
import { QrCodeDialog } from '@/features/guest-list/codes/QrCodeDialog'
import { TicketDialog } from '@/features/guest-list/codes/TicketDialog'
import { Button } from '@/ui/Button'

/** Renders nothing for people who do not see the code. */
export function GuestCodes({ guest }: { guest: Guest }) {
  const [open, setOpen] = useState<'qr' | 'ticket'>()
  const close = () => {
    setOpen(undefined)
  }
  if (guest.lookupCode === '') return null
  return (
    <div className="flex flex-wrap gap-2 sm:col-span-2">
      <Button
        onClick={() => {
          setOpen('qr')
        }}
      >
        <QrCode aria-hidden />
        QR Code
      </Button>
      <Button
        onClick={() => {
          setOpen('ticket')
        }}
      >
        <Ticket aria-hidden />
        Ticket
      </Button>
      {open === 'qr' && <QrCodeDialog guest={guest} onClose={close} />}
      {open === 'ticket' && <TicketDialog guest={guest} onClose={close} />}
    </div>
  )
}
