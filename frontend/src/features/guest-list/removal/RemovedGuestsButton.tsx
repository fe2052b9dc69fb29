/* Opens the list of removed guests. */
import { History } from 'lucide-react'
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import { Button } from '@/ui/Button'
import { loadable } from '@/ui/loadable'

const dialog = loadable(
  async () =>
    (await import('@/features/guest-list/removal/RemovedGuestsDialog')).RemovedGuestsDialog,
  { floating: true },
)

/** Renders the button and its dialog; members who may not edit see no button. */
export function RemovedGuestsButton({ eventId }: { eventId: string }) {
  const mayEdit = useMayEdit()
  const [open, setOpen] = useState(false)
  if (!mayEdit) return null
  return (
    <>
      <Button
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={() => {
          setOpen(true)
        }}
      >
        <History aria-hidden />
        Removed guests
      </Button>
      {open && (
        <dialog.Part
          eventId={eventId}
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
