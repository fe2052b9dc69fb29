/* Quick adding of one guest: a name in one field, an email if known. */
import { useEffect, useState } from 'react'

import { knownGuests } from '@/guests/known-guests'
import { KnownGuestWarning } from '@/guests/KnownGuestWarning'
import { looksLikeEmail } from '@/lib/email'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/form/TextField'
import { focusFirstError, useForm, type FieldErrors } from '@/ui/form/use-form'
import { useDesigner, useSeating } from '@/canvas/context'
import { messages } from '@/canvas/text/messages'
import { guestDrafts, type GuestDraft } from '@/features/seating/attendees/guest-draft'
import { useGuestActions } from '@/features/seating/guest-actions'
import type { Guest } from '@/api/schema'
import { fullName, splitName } from '@/guests/names'

const EMPTY: GuestDraft = { name: '', email: '' }

function check({ name, email }: GuestDraft): FieldErrors<GuestDraft> {
  const isEmail = email.trim() === '' || looksLikeEmail(email)
  return {
    name: name.trim() === '' ? 'Enter a name' : undefined,
    email: isEmail ? undefined : messages.emailInvalid,
  }
}

export function AddGuestForm({
  id,
  onClose,
}: {
  readonly id: string
  readonly onClose: () => void
}) {
  const designer = useDesigner()
  const { addGuest, adding } = useGuestActions()
  const form = useForm({ initial: guestDrafts.get(designer) ?? EMPTY, check })
  const guests = useSeating((state) => state.guests)
  const [known, setKnown] = useState<readonly Guest[]>([])
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setKnown([])
          guestDrafts.set(designer, values)
        },
      }),
    [subscribe, designer],
  )
  const add = async (values: GuestDraft): Promise<void> => {
    if (!(await addGuest(splitName(values.name), values.email.trim()))) return
    form.reset(EMPTY)
    guestDrafts.delete(designer)
    setKnown([])
  }
  const submit = form.handleSubmit(
    async (values) => {
      const found = knownGuests(guests, values)
      setKnown(found)
      if (found.length === 0) await add(values)
    },
    (errors) => {
      focusFirstError(form, errors)
    },
  )
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-3 rounded-card border border-border p-3"
      onSubmit={(event) => {
        void submit(event)
      }}
    >
      <TextField
        form={form}
        name="name"
        label="Name"
        required
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField form={form} name="email" label="Email" optional type="email" />
      <KnownGuestWarning
        names={known.map(fullName)}
        pending={adding}
        onAdd={() => {
          void add(form.getValues())
        }}
      />
      <div className="flex justify-end gap-2">
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            guestDrafts.delete(designer)
            onClose()
          }}
        >
          Close
        </Button>
        <Button size="sm" variant="primary" type="submit" pending={adding}>
          Add guest
        </Button>
      </div>
    </form>
  )
}
