/* Adds one guest by name. */
import { UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAddGuest } from '@/api/guests'
import { serverMessage } from '@/api/errors'
import type { Guest } from '@/api/schema'
import { fullName, splitName } from '@/guests/names'
import { messages } from '@/features/guests/messages'
import { knownGuests } from '@/guests/known-guests'
import { KnownGuestWarning } from '@/guests/KnownGuestWarning'
import { looksLikeEmail } from '@/lib/email'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { TextField } from '@/ui/form/TextField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { toast } from '@/ui/toast'

type Props = { eventId: string; guests: readonly Guest[] }

type Values = { name: string; email: string }

const empty: Values = { name: '', email: '' }

function check({ name, email }: Values): FieldErrors<Values> {
  const isEmail = email.trim() === '' || looksLikeEmail(email)
  return {
    name: name.trim() === '' ? messages.nameRequired : undefined,
    email: isEmail ? undefined : messages.emailInvalid,
  }
}

/** What is sent of the values. */
function newGuest({ name, email }: Values) {
  return { ...splitName(name), ...(email.trim() === '' ? {} : { email: email.trim() }) }
}

/** Renders the card; after adding, the name field is ready for the next guest. */
export function QuickAddCard({ eventId, guests }: Props) {
  const form = useForm({ initial: empty, check })
  const [known, setKnown] = useState<readonly Guest[]>([])
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          setKnown([])
        },
      }),
    [subscribe],
  )
  const submit = useSubmit(form, useAddGuest(eventId), {
    input: (values) => {
      const found = knownGuests(guests, values)
      setKnown(found)
      return found.length === 0 ? newGuest(values) : undefined
    },
    alias: { firstName: 'name', lastName: 'name' },
    failed: (error) => ({
      title: messages.addFailed.title,
      text: serverMessage(error, messages.addFailed.text),
    }),
    onDone: (guest) => {
      const { title, text } = messages.added(fullName(guest))
      toast.success(title, text)
      form.reset(empty, { keepFieldsRef: true })
      form.setFocus('name')
    },
  })
  return (
    <Card>
      <CardHeader title="Quick Add Guest" />
      <form noValidate onSubmit={submit.onSubmit} className="flex flex-col gap-4 px-5 pb-5">
        <TextField
          form={form}
          name="name"
          label="Name"
          required
          autoCapitalize="words"
          enterKeyHint="next"
        />
        <TextField form={form} name="email" label="E-mail" optional type="email" />
        <KnownGuestWarning
          names={known.map(fullName)}
          pending={submit.pending}
          onAdd={() => {
            submit.send(newGuest(form.getValues()))
          }}
        />
        <Button type="submit" pending={submit.pending} pendingLabel="Adding...">
          <UserPlus aria-hidden />
          Add Guest
        </Button>
      </form>
    </Card>
  )
}
