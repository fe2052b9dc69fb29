/* Opens the QR code of a guest from a form. */
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import type { Guest } from '@/api/schema'
import { QrCodeDialog } from '@/features/guests/panel/QrCodeDialog'
import { Button } from '@/ui/Button'

/** Renders nothing for people who do not see the code. */
export function GuestQrCode({ guest }: { guest: Guest }) {
  const [isOpen, setIsOpen] = useState(false)
  if (guest.lookupCode === '') return null
  return (
    <div className="sm:col-span-2">
      <Button
        onClick={() => {
          setIsOpen(true)
        }}
      >
        <QrCode aria-hidden />
        QR Code
      </Button>
      {isOpen && (
        <QrCodeDialog
          guest={guest}
          onClose={() => {
            setIsOpen(false)
          }}
        />
      )}
    </div>
  )
}
