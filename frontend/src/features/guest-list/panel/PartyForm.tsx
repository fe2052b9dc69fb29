/* Changes a party: name, plus-ones, seating and note. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { restoreParty, useUpdateParty } from '@/api/parties'
import type { PartyEntry, PartyPatch } from '@/api/schema'
import { facts } from '@/generated/facts.gen'
import { undoAction } from '@/guests/undo-action'
import { Button } from '@/ui/Button'
import { FormAlert } from '@/ui/FormAlert'
import { NumberField } from '@/ui/form/NumberField'
import { RadioGroupField } from '@/ui/form/RadioGroupField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { toast } from '@/ui/toast'

/** Plus-ones that a party may bring at most. */
const mostPlusOnes = 20

type PartyValues = {
  name: string
  plusOnesAllowed: number | undefined
  seating: PartyEntry['seating']
  note: string
}

type Props = { eventId: string; party: PartyEntry; onClose: () => void }

export function PartyForm({ eventId, party: present, onClose }: Props) {
  // What the person saw when the form was opened; the list may change under it.
  const [party] = useState(present)
  const { name, seating, note } = party
  const plusOnesAllowed = party.plusOnesAllowed ?? undefined
  const cache = useQueryClient()
  const form = useForm<PartyValues>({
    initial: { name, plusOnesAllowed, seating, note },
    check: checkParty,
  })
  const submit = useSubmit(form, useUpdateParty(eventId, party.id), {
    input: (values) =>
      partyPatch(party, { ...values, plusOnesAllowed: values.plusOnesAllowed ?? null }),
    explain: (error) => error.message,
    onDone: (changed) => {
      notifyUpdated(cache, eventId, party, changed)
      onClose()
    },
  })
  return (
    <form noValidate aria-label="Party" onSubmit={submit.onSubmit} className="flex flex-col gap-4">
      <TextField
        form={form}
        name="name"
        label="Name"
        required
        maxLength={facts.limits.partyNameMax}
      />
      <NumberField
        form={form}
        name="plusOnesAllowed"
        label="Plus-ones allowed"
        hint="Leave blank to use the number set in the form, which applies to a guest and their companions."
        min={0}
        max={mostPlusOnes}
        step={1}
      />
      <RadioGroupField
        form={form}
        name="seating"
        label="Seating"
        options={[
          {
            value: 'together',
            label: 'Keep together',
            hint: 'Auto-assign keeps the party at one table.',
          },
          { value: 'apart-allowed', label: 'May sit apart' },
        ]}
      />
      <TextAreaField form={form} name="note" label="Note" rows={3} />
      <FormAlert message={submit.failure} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" pending={submit.pending} pendingLabel="Saving...">
          Save party
        </Button>
      </div>
    </form>
  )
}

function checkParty({ name, plusOnesAllowed }: PartyValues): FieldErrors<PartyValues> {
  const fits =
    plusOnesAllowed === undefined ||
    (Number.isInteger(plusOnesAllowed) && plusOnesAllowed >= 0 && plusOnesAllowed <= mostPlusOnes)
  return {
    ...(name.trim() === '' ? { name: 'A name is required' } : {}),
    ...(fits ? {} : { plusOnesAllowed: `Enter a whole number from 0 to ${String(mostPlusOnes)}.` }),
  }
}

type PartyFacts = Omit<PartyValues, 'plusOnesAllowed'> & Pick<PartyEntry, 'plusOnesAllowed'>

/** Returns only what was changed, so that two people who edit different values keep both edits. */
function partyPatch(before: PartyEntry, after: PartyFacts): PartyPatch {
  const patch: PartyPatch = {}
  const name = after.name.trim()
  if (name !== before.name) patch.name = name
  const plusOnes = after.plusOnesAllowed ?? null
  if (plusOnes !== (before.plusOnesAllowed ?? null)) patch.plusOnesAllowed = plusOnes
  if (after.seating !== before.seating) patch.seating = after.seating
  if (after.note.trim() !== before.note) patch.note = after.note.trim()
  return patch
}

/** Shows that the party was changed. Undo brings back only what this change gave it. */
function notifyUpdated(
  cache: QueryClient,
  eventId: string,
  before: PartyEntry,
  after: PartyEntry,
): void {
  const title = 'Party updated'
  const expected = partyPatch(before, after)
  if (Object.keys(expected).length === 0) {
    toast.success(title, after.name)
    return
  }
  const action = undoAction(title, async () => {
    await restoreParty(cache, eventId, after.id, { ...partyPatch(after, before), expected })
    return {}
  })
  toast.success(title, after.name, { action })
}
