/* What a guest may ask for: a copy of their data, and its erasure. */
import { Download, Eraser } from 'lucide-react'
import { useState } from 'react'
import { serverMessage } from '@/api/errors'
import { fetchPersonalData, useEraseGuest } from '@/api/personal-data'
import type { Guest } from '@/api/schema'
import { fullName } from '@/guests/names'
import { saveFile } from '@/lib/files'
import { Button } from '@/ui/Button'
import { ConfirmAction } from '@/ui/ConfirmDialog'
import { toast } from '@/ui/toast'

type Props = {
  eventId: string
  guest: Pick<Guest, 'id' | 'firstName' | 'lastName'>
  /** Called when the guest is gone. */
  onErased: () => void
}

const downloadFailed = 'The personal data could not be downloaded. Please try again.'
const eraseFailed = 'The guest could not be erased. Please try again.'

/** Renders both actions; mount it only for members who may edit. */
export function PersonalData({ eventId, guest, onErased }: Props) {
  const [pending, setPending] = useState(false)
  const [erasing, setErasing] = useState(false)
  const name = fullName(guest)
  const download = async () => {
    setPending(true)
    try {
      saveFile(fileName(name), await fetchPersonalData(guest.id))
    } catch (error) {
      toast.error('Error', serverMessage(error, downloadFailed))
    } finally {
      setPending(false)
    }
  }
  return (
    <section className="flex flex-col items-start gap-2">
      <h3 className="text-sm font-semibold">Personal data</h3>
      <Button
        size="sm"
        pending={pending}
        pendingLabel="Downloading..."
        onClick={() => void download()}
      >
        <Download aria-hidden />
        Download personal data
      </Button>
      <Button
        size="sm"
        variant="danger-ghost"
        onClick={() => {
          setErasing(true)
        }}
      >
        <Eraser aria-hidden />
        Erase for good
      </Button>
      {erasing && (
        <EraseQuestion
          eventId={eventId}
          guestId={guest.id}
          name={name}
          onErased={onErased}
          onClose={() => {
            setErasing(false)
          }}
        />
      )}
    </section>
  )
}

type QuestionProps = {
  eventId: string
  guestId: string
  name: string
  onErased: () => void
  onClose: () => void
}

function EraseQuestion({ eventId, guestId, name, onErased, onClose }: QuestionProps) {
  // The panel may be gone with the guest before the question hears of it.
  const erase = useEraseGuest(eventId, () => {
    toast.success('Guest erased', `All data about ${name} was erased.`)
    onErased()
  })
  return (
    <ConfirmAction
      mutation={erase}
      input={guestId}
      title={`Erase ${name} for good?`}
      confirmLabel="Erase for good"
      pendingLabel="Erasing..."
      failed={(error) => ({ title: 'Error', text: serverMessage(error, eraseFailed) })}
      onClose={onClose}
    >
      <p>
        Names, contact details, answers, meals, dietary needs, notes, tags, wishes, the seat, emails
        and the history of <bdi>{name}</bdi> are erased, and the lookup code stops working. The
        activity of the event keeps no name.
      </p>
      <p className="font-medium text-text">
        This cannot be undone, and the guest cannot be restored.
      </p>
    </ConfirmAction>
  )
}

function fileName(name: string): string {
  return `personal-data-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`
}
