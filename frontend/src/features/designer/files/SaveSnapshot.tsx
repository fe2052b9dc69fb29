/* Keeps the plan as it is now under a name. */
import { useState, type SubmitEvent } from 'react'

import { useSaveSnapshot } from '@/api/snapshots'
import { serverMessage } from '@/api/errors'
import { facts } from '@/generated/facts.gen'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { useDesigner, useEditingSession } from '@/canvas/context'
import { messages } from '@/canvas/text/messages'
import { stateNow } from '@/features/designer/files/download'

export function SaveSnapshot() {
  const designer = useDesigner()
  const eventId = useEditingSession((editingSession) => editingSession.eventId)
  const { mutateAsync: save, isPending } = useSaveSnapshot(eventId)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()

  const onSubmit = async (): Promise<void> => {
    const filename = name.trim()
    if (filename === '') {
      setError('Give the snapshot a name.')
      return
    }
    try {
      const data = stateNow(designer, { kind: 'snapshot', label: filename })
      const saved = await save({ filename, data })
      setName('')
      designer.ports.success(messages.snapshotSaved(saved.filename))
    } catch (thrown) {
      setError(serverMessage(thrown, messages.snapshotNotSaved.text))
      designer.ports.failure(messages.snapshotNotSaved)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <Field label="Save this plan as" error={error}>
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              value={name}
              placeholder="Before dinner"
              autoComplete="off"
              maxLength={facts.limits.snapshotLabelMax}
              onChange={(event) => {
                setName(event.target.value)
                setError(undefined)
              }}
            />
            <Button type="submit" variant="primary" pending={isPending} pendingLabel="Saving">
              Save
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}
