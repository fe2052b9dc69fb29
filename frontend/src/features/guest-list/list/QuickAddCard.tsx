/* Adds one guest by name. */
import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useAddGuest } from '@/api/guests'
import { serverMessage } from '@/api/errors'
import type { Guest } from '@/api/schema'
import { fullName, splitName } from '@/guests/names'
import { useKnownGuests } from '@/features/guest-list/edit/use-known-guests'
import { notifyChanged } from '@/guests/batch-toast'
import { messages } from '@/features/guest-list/messages'
import { KnownGuestWarning } from '@/guests/KnownGuestWarning'
import { looksLikeEmail } from '@/lib/email'
import { useNarrow } from '@/lib/media'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Disclosure } from '@/ui/Disclosure'
import { TextField } from '@/ui/form/TextField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'

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

/** Renders the card. On phones it is closed at first, so that the list begins within one screen. */
export function QuickAddCard(props: Props) {
  const title = 'Quick Add Guest'
  if (useNarrow()) {
    return (
      <Card className="overflow-clip">
        <Disclosure title={title} level={2} name="quick-add" initiallyOpen={false}>
          <QuickAddForm {...props} />
        </Disclosure>
      </Card>
    )
  }
  return (
    <Card className="@container flex flex-col gap-2 px-4 py-3">
      <h2 className="text-sm font-semibold">{title}</h2>
      <QuickAddForm {...props} />
    </Card>
  )
}

/** After adding, the name field is ready for the next guest. */
function QuickAddForm({ eventId, guests }: Props) {
  const cache = useQueryClient()
  const form = useForm({ initial: empty, check })
  const { known, find } = useKnownGuests(form, guests)
  const submit = useSubmit(form, useAddGuest(eventId), {
    input: (values) => (find(values).length === 0 ? newGuest(values) : undefined),
    alias: { firstName: 'name', lastName: 'name' },
    failed: (error) => ({
      title: messages.addFailed.title,
      text: serverMessage(error, messages.addFailed.text),
    }),
    onDone: (guest) => {
      notifyChanged(cache, guest, messages.added(fullName(guest)))
      form.reset(empty, { keepFieldsRef: true })
      form.setFocus('name')
    },
  })
  return (
    <form
      noValidate
      onSubmit={submit.onSubmit}
      className="grid grid-cols-2 items-start gap-2 @min-[26rem]:grid-cols-[1fr_1fr_auto]"
    >
      <TextField
        form={form}
        name="name"
        label="Name"
        labelHidden
        placeholder="Name"
        required
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        form={form}
        name="email"
        label="Email"
        labelHidden
        placeholder="Email (optional)"
        optional
        type="email"
      />
      <Button
        type="submit"
        className="@max-[26rem]:col-span-2"
        pending={submit.pending}
        pendingLabel="Adding..."
      >
        <UserPlus aria-hidden />
        Add Guest
      </Button>
      <div className="col-span-full -mt-2 has-[p]:mt-0">
        <KnownGuestWarning
          names={known.map(fullName)}
          pending={submit.pending}
          onAdd={() => {
            submit.send(newGuest(form.getValues()))
          }}
        />
      </div>
    </form>
  )
}
