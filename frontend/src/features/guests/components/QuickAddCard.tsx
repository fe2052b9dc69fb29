/* Adds one guest by name. */
import { UserPlus } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useAddGuest } from '@/api/guests'
import { refusedField, serverMessage } from '@/api/errors'
import type { Guest } from '@/api/schema'
import { fullName, splitName } from '@/features/guests/guest-list'
import { messages } from '@/features/guests/messages'
import { knownGuests } from '@/guests/known-guests'
import { KnownGuestWarning } from '@/guests/KnownGuestWarning'
import { looksLikeEmail, useForm } from '@/lib/form'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { toast } from '@/ui/toast'

type Props = { eventId: string; guests: readonly Guest[] }

const empty = { name: '', email: '' }

/** Renders the card; after adding, the name field is ready for the next guest. */
export function QuickAddCard({ eventId, guests }: Props) {
  const add = useAddGuest(eventId)
  const form = useForm(empty)

  const [known, setKnown] = useState<readonly Guest[]>([])
  const set = (field: keyof typeof empty, text: string) => {
    setKnown([])
    form.set(field, text)
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { name, email } = form.values
    const fine = form.accept({
      ...(name.trim() === '' ? { name: messages.nameRequired } : {}),
      ...(email.trim() !== '' && !looksLikeEmail(email) ? { email: messages.emailInvalid } : {}),
    })
    const found = fine ? knownGuests(guests, form.values) : []
    setKnown(found)
    if (fine && found.length === 0) addGuest()
  }

  const addGuest = () => {
    const { name, email } = form.values
    add.mutate(
      { ...splitName(name), ...(email.trim() === '' ? {} : { email: email.trim() }) },
      {
        onSuccess: (guest) => {
          const { title, text } = messages.added(fullName(guest))
          toast.success(title, text)
          form.reset(empty)
          setKnown([])
          form.formRef.current?.querySelector('input')?.focus()
        },
        onError: (error) => {
          const refused = refusedField(error, ['firstName', 'lastName', 'email'])
          if (refused !== undefined) {
            form.accept({ name: refused.firstName ?? refused.lastName, email: refused.email })
            return
          }
          toast.error(messages.addFailed.title, serverMessage(error, messages.addFailed.text))
        },
      },
    )
  }
  return (
    <Card>
      <CardHeader title="Quick Add Guest" />
      <form
        ref={form.formRef}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-4 px-5 pb-5"
      >
        <Field label="Name" required error={form.errors.name}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="words"
              enterKeyHint="next"
              value={form.values.name}
              onChange={(event) => {
                set('name', event.target.value)
              }}
            />
          )}
        </Field>
        <Field label="E-mail" optional error={form.errors.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              value={form.values.email}
              onChange={(event) => {
                set('email', event.target.value)
              }}
            />
          )}
        </Field>
        <KnownGuestWarning names={known.map(fullName)} pending={add.isPending} onAdd={addGuest} />
        <Button type="submit" pending={add.isPending} pendingLabel="Adding...">
          <UserPlus aria-hidden />
          Add Guest
        </Button>
      </form>
    </Card>
  )
}
