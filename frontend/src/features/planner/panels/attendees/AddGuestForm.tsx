/* Quick adding of one guest: a name in one field, an e-mail if known. */
import { useState, type SyntheticEvent } from 'react'

import { knownGuests } from '@/guests/known-guests'
import { KnownGuestWarning } from '@/guests/KnownGuestWarning'
import { looksLikeEmail, useForm } from '@/lib/form'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { useDesigner, useSeating } from '@/features/planner/designer/context'
import type { Designer } from '@/features/planner/designer/designer'
import { Lasting } from '@/features/planner/designer/lasting'
import { messages } from '@/features/planner/messages'
import { useSeatActions } from '@/features/planner/seat-actions'
import { fullName, splitName, type PlannerGuest } from '@/features/planner/seating'

interface Draft {
  readonly name: string
  readonly email: string
}

const EMPTY: Draft = { name: '', email: '' }

/** Whoever looks at another panel meanwhile comes back to what they had written. */
const begun = new Lasting<Draft>()

/** Whether a guest was being written when the panel was left. */
export function isAddingGuest(designer: Designer): boolean {
  return begun.get(designer) !== undefined
}

export function AddGuestForm({
  id,
  onClose,
}: {
  readonly id: string
  readonly onClose: () => void
}) {
  const designer = useDesigner()
  const { addGuest, adding } = useSeatActions()
  const { values, errors, formRef, set, accept, reset } = useForm<Draft>(
    begun.get(designer) ?? EMPTY,
  )
  const guests = useSeating((state) => state.guests)
  const [known, setKnown] = useState<readonly PlannerGuest[]>([])
  const write = (field: keyof Draft, text: string): void => {
    set(field, text)
    setKnown([])
    begun.keep(designer, { ...values, [field]: text })
  }

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const email = values.email.trim()
    const name = splitName(values.name)
    const fine = accept({
      name: name === undefined ? 'Enter a name' : undefined,
      email: email === '' || looksLikeEmail(email) ? undefined : messages.emailInvalid,
    })
    const found = fine ? knownGuests(guests, values) : []
    setKnown(found)
    if (fine && found.length === 0) await add()
  }

  const add = async (): Promise<void> => {
    const name = splitName(values.name)
    if (name === undefined || !(await addGuest(name, values.email.trim()))) return
    begun.drop(designer)
    reset(EMPTY)
    setKnown([])
  }
  return (
    <form
      ref={formRef}
      id={id}
      noValidate
      className="flex flex-col gap-3 rounded-card border border-border p-3"
      onSubmit={(event) => {
        void submit(event)
      }}
    >
      <Field label="Name" error={errors.name} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="next"
            value={values.name}
            onChange={(event) => {
              write('name', event.target.value)
            }}
          />
        )}
      </Field>
      <Field label="Email" error={errors.email} optional>
        {(control) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={values.email}
            onChange={(event) => {
              write('email', event.target.value)
            }}
          />
        )}
      </Field>
      <KnownGuestWarning
        names={known.map(fullName)}
        pending={adding}
        onAdd={() => {
          void add()
        }}
      />
      <div className="flex justify-end gap-2">
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            begun.drop(designer)
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
