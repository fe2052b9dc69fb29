/* What a guest gets of the organiser: the confirmation by e-mail, and the QR code. */
import { Mail, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useSendConfirmation } from '@/api/confirmations'
import type { Guest } from '@/api/upcoming'
import { messages } from '@/features/guests/messages'
import { QrCodeDialog } from '@/features/guests/panel/QrCodeDialog'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { Tooltip } from '@/ui/Tooltip'

export function GuestDelivery({ guest }: { guest: Guest }) {
  const { mutate, isPending } = useSendConfirmation(guest.id)
  const [showsQr, setShowsQr] = useState(false)
  return (
    <div className="flex flex-wrap gap-2 sm:col-span-2">
      <Tooltip
        text="Send Confirmation"
        inactive={guest.email === '' ? 'Save an e-mail address first.' : undefined}
      >
        <Button
          pending={isPending}
          pendingLabel="Sending..."
          onClick={() => {
            mutate(undefined, {
              onSuccess: ({ lookupCode }) => {
                const { title, text } = messages.confirmationSent(lookupCode)
                toast.success(title, text)
              },
              onError: () => {
                const { title, text } = messages.confirmationFailed
                toast.error(title, text)
              },
            })
          }}
        >
          <Mail aria-hidden />
          Send Confirmation
        </Button>
      </Tooltip>
      {guest.lookupCode !== '' && (
        <Button
          onClick={() => {
            setShowsQr(true)
          }}
        >
          <QrCode aria-hidden />
          QR Code
        </Button>
      )}
      {showsQr && (
        <QrCodeDialog
          guest={guest}
          onClose={() => {
            setShowsQr(false)
          }}
        />
      )}
    </div>
  )
}
