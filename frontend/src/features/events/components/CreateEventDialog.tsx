/* The dialog for a new event. */
import { useMemo, useState } from 'react'
import { isRecord } from '@/api/errors'
import { useCreateEvent } from '@/api/event-changes'
import type { Event } from '@/api/schema'
import { EventFields } from '@/features/events/components/EventFields'
import { emptyEvent, newEventOf } from '@/features/events/event-form'
import { checkEvent } from '@/features/events/event-rules'
import { messages } from '@/features/events/messages'
import { StartFields } from '@/features/events/start/StartFields'
import { StartPlans, type Choice } from '@/features/events/start/StartPlans'
import { checkStart, emptyStart, wishOf } from '@/features/events/start/start-wish'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

type Props = {
  /** Closes the dialog without an event. */
  onClose: () => void
  /** Closes the dialog and opens the event. */
  onCreated: (event: Event) => void
}

/** Widest size of the fields, and of fields and plans side by side, in CSS pixels. */
const widths = { fields: 425, plans: 860 }

/** Renders the dialog; mount it while it is open, so that its fields are empty whenever it opens. */
export function CreateEventDialog({ onClose, onCreated }: Props) {
  const form = useForm({ initial: emptyEvent(), check: checkEvent })
  const [start, setStart] = useState(emptyStart)
  const [choice, setChoice] = useState<Choice>()
  const [checked, setChecked] = useState(false)
  const wish = useMemo(() => wishOf(start), [start])
  const errors = checkStart(start)
  const submit = useSubmit(form, useCreateEvent(), {
    input: (values) => {
      setChecked(true)
      if (Object.keys(errors).length > 0) return undefined
      const event = newEventOf(values)
      const chosen = wish === undefined || choice === 'empty' ? undefined : choice
      const plan: unknown = chosen === undefined ? undefined : JSON.parse(chosen.planJson)
      return isRecord(plan) ? { ...event, plan } : event
    },
    failed: () => messages.createFailed,
    onDone: ({ event, planFailed }) => {
      const { title, text } = messages.created(event.name)
      toast.success(title, text)
      if (planFailed) toast.error(messages.planFailed.title, messages.planFailed.text)
      onCreated(event)
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title="Create New Event"
      maxWidth={wish === undefined ? widths.fields : widths.plans}
      submit={submit}
      submitLabel="Create Event"
      pendingLabel="Creating..."
      className={
        wish === undefined
          ? 'flex flex-col'
          : 'grid gap-6 md:grid-cols-[minmax(0,377px)_minmax(0,1fr)]'
      }
    >
      <div className="flex min-w-0 flex-col gap-4">
        <EventFields form={form} descriptionRows={3}>
          <StartFields
            values={start}
            errors={checked ? errors : typedErrors(start)}
            onChange={setStart}
          />
        </EventFields>
      </div>
      {wish !== undefined && <StartPlans wish={wish} chosen={choice} onChoose={setChoice} />}
    </FormDialog>
  )
}

/** While fields are filled in, a room with one side is not wrong yet. */
function typedErrors(start: typeof emptyStart) {
  const isHalf = (start.width.trim() === '') !== (start.depth.trim() === '')
  const { room, ...errors } = checkStart(start)
  return room === undefined || isHalf ? errors : { ...errors, room }
}
