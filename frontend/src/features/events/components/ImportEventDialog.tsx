/* An event from the JSON file of an export: a backup that comes back, or an event of another installation. */
import { useCreateEventFromFile } from '@/api/event-changes'
import { ApiError, serverMessage } from '@/api/errors'
import type { Event } from '@/api/schema'
import { Dialog } from '@/ui/Dialog'
import { FileDrop } from '@/ui/FileDrop'
import { Progress } from '@/ui/Progress'
import { toast } from '@/ui/toast'

const MAX_BYTES = 40 * 1024 * 1024

type Props = { onClose: () => void; onCreated: (event: Event) => void }

/** Renders the dialog. */
export function ImportEventDialog({ onClose, onCreated }: Props) {
  const create = useCreateEventFromFile()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import Event"
      description="Choose the JSON file of an exported event. It becomes a new event with everything in the file: plan, guests, seats, form, answers and emails. Other events are not changed."
    >
      <FileDrop
        label="Event file"
        accept=".json"
        maxBytes={MAX_BYTES}
        hint="JSON, up to 40 MB."
        problem={create.isError ? problemOf(create.error) : undefined}
        progress={
          create.isPending ? (
            <Progress value={undefined} max={1} label="Importing the event" className="w-full" />
          ) : undefined
        }
        onFiles={([file]) => {
          if (file === undefined) return
          create.mutate(file, {
            onSuccess: ({ event, newCodes, mailPaused, hasContacts }) => {
              toast.success('Event Imported', noteOf({ newCodes, mailPaused, hasContacts }))
              onCreated(event)
            },
          })
        }}
      />
    </Dialog>
  )
}

function problemOf(error: Error): string {
  if (error instanceof SyntaxError)
    return 'This is not an event file. Choose the JSON file of an exported event.'
  const message = serverMessage(error, 'The event could not be imported. Try again in a moment.')
  const field = error instanceof ApiError ? error.field : undefined
  return field === undefined ? message : `${field}: ${message}`
}

type Outcome = { newCodes: number; mailPaused: boolean; hasContacts: boolean }

function noteOf({ newCodes, mailPaused, hasContacts }: Outcome): string | undefined {
  const contacts = hasContacts
    ? undefined
    : 'The file has no contact details, so its guests have no email address or phone number.'
  const paused = mailPaused
    ? 'All email of this event is paused until you resume it in Email Templates.'
    : undefined
  const notes = [contacts, newCodesText(newCodes), paused].filter((note) => note !== undefined)
  return notes.length === 0 ? undefined : notes.join(' ')
}

function newCodesText(count: number): string | undefined {
  if (count === 0) return undefined
  const guests = count === 1 ? '1 guest has' : `${String(count)} guests have`
  return `${guests} a new lookup code. Print and send codes again.`
}
