/* Chooses the tag into which another one is merged. */
import { useEffect, useId, useState } from 'react'
import type { TagEntry } from '@/api/schema'
import type { Undone } from '@/guests/undo-action'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import type { MutationLike } from '@/ui/mutation'

type Props = {
  tag: TagEntry
  others: readonly TagEntry[]
  merge: MutationLike<{ from: TagEntry; into: TagEntry }, () => Promise<Undone>>
  onClose: () => void
}

export function MergeTagForm({ tag, others, merge, onClose }: Props) {
  const formId = useId()
  const [intoId, setIntoId] = useState(others[0]?.id ?? '')
  const into = others.find(({ id }) => id === intoId)
  useEffect(() => {
    document.getElementById(formId)?.querySelector('select')?.focus()
  }, [formId])
  return (
    <form
      id={formId}
      aria-label={`Merge tag ${tag.name}`}
      className="mt-1 mb-2 flex flex-col gap-4 rounded-card bg-surface-2 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (into === undefined || merge.isPending) return
        // Failures are shown in a toast.
        merge.mutate({ from: tag, into }, { onSuccess: onClose, onError: () => undefined })
      }}
    >
      <Field label="Merge into" hint={into === undefined ? undefined : mergeText(tag, into)}>
        {(control) => (
          <Select
            {...control}
            value={intoId}
            onChange={(event) => {
              setIntoId(event.target.value)
            }}
          >
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" pending={merge.isPending} pendingLabel="Merging...">
          Merge tags
        </Button>
      </div>
    </form>
  )
}

function mergeText({ name, guests }: TagEntry, into: TagEntry): string {
  return guests === 0
    ? `No guest has “${name}”. It is deleted.`
    : `${countNoun(guests, 'guest gets', 'guests get')} “${into.name}” instead of “${name}”, which is deleted.`
}
