/* Quick adding of one guest: a name in one field, an e-mail if known. */
import { useState, type SyntheticEvent } from 'react'

import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { useSeatActions } from '@/features/planner/seat-actions'
import { splitName } from '@/features/planner/seating'

export function AddGuestForm({
  id,
  onClose,
}: {
  readonly id: string
  readonly onClose: () => void
}) {
  const { addGuest, adding } = useSeatActions()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const parts = splitName(name)
    if (parts === undefined) {
      setError('Enter a name')
      return
    }
    if (await addGuest(parts, email.trim())) {
      setName('')
      setEmail('')
    }
  }
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-3 rounded-card border border-border p-3"
      onSubmit={(event) => {
        void submit(event)
      }}
    >
      <Field label="Name" error={error} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Field label="Email" optional>
        {(control) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
            }}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
        <Button size="sm" variant="primary" type="submit" pending={adding}>
          Add guest
        </Button>
      </div>
    </form>
  )
}
