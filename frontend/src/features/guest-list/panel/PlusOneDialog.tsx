/* Adds a guest whom another one brings: in the same party and, unless chosen otherwise, with the same answer. */
import { useQueryClient } from '@tanstack/react-query'
import { serverMessage } from '@/api/errors'
import { useAddGuest } from '@/api/guests'
import type { Guest, NewGuest, Rsvp } from '@/api/schema'
import { useKnownGuests } from '@/features/guest-list/edit/use-known-guests'
import { notifyChanged } from '@/guests/batch-toast'
import { messages } from '@/features/guest-list/messages'
import { KnownGuestWarning } from '@/guests/KnownGuestWarning'
import { fullName, splitName } from '@/guests/names'
import { rsvpWords } from '@/guests/rsvp'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormDialog } from '@/ui/FormDialog'

type Values = { name: string; rsvp: Rsvp }

type Props = {
  /** Who brings the new guest. */
  host: Guest
  guests: readonly Guest[]
  onClose: () => void
}

const rsvpOptions = Object.entries(rsvpWords).map(([value, label]) => ({ value, label }))

export function PlusOneDialog({ host, guests, onClose }: Props) {
  const cache = useQueryClient()
  const form = useForm<Values>({
    initial: { name: '', rsvp: host.rsvp },
    check: ({ name }) => (name.trim() === '' ? { name: messages.nameRequired } : {}),
  })
  const { known, find } = useKnownGuests(form, guests)
  const submit = useSubmit(form, useAddGuest(host.eventId), {
    input: (values) =>
      find({ name: values.name, email: '' }).length === 0 ? plusOne(host, values) : undefined,
    alias: { firstName: 'name', lastName: 'name' },
    failed: (error) => ({
      title: messages.addFailed.title,
      text: serverMessage(error, messages.addFailed.text),
    }),
    onDone: (guest) => {
      notifyChanged(cache, guest, messages.added(fullName(guest)))
      onClose()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={`Plus-one of ${fullName(host)}`}
      maxWidth={420}
      submit={submit}
      submitLabel="Add plus-one"
      pendingLabel="Adding..."
    >
      <TextField
        form={form}
        name="name"
        label="Name"
        hint={host.party == null ? undefined : `Joins the party ${host.party.name}.`}
        required
        autoCapitalize="words"
        enterKeyHint="done"
      />
      <SelectField form={form} name="rsvp" label="RSVP" options={rsvpOptions} />
      <KnownGuestWarning
        names={known.map(fullName)}
        pending={submit.pending}
        onAdd={() => {
          submit.send(plusOne(host, form.getValues()))
        }}
      />
    </FormDialog>
  )
}

function plusOne({ id, party }: Guest, { name, rsvp }: Values): NewGuest {
  return {
    ...splitName(name),
    rsvp,
    plusOneOf: id,
    ...(party == null ? {} : { party: party.name }),
  }
}
