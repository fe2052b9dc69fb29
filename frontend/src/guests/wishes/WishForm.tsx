/* Adds a wish: about guests, or about the tables as a whole. */
import { useWatch } from 'react-hook-form'

import type { NewWish, Wish } from '@/api/schema'
import { useAddWish, useWishes } from '@/api/wishes'
import { ChosenGuests } from '@/guests/wishes/ChosenGuests'
import { isListed, sameWishText } from '@/guests/wishes/same-wish'
import { useWishSteps } from '@/guests/wishes/use-wish-steps'
import type { WishWorld } from '@/guests/wishes/use-wish-world'
import {
  checkWish,
  companyChoice,
  emptyWish,
  everyCompany,
  tagChoice,
  wishOf,
  type WishValues,
} from '@/guests/wishes/wish-form-values'
import {
  canBeRule,
  landmarks,
  wishKinds,
  wishSentence,
  type WishKind,
} from '@/guests/wishes/wish-words'
import { Button } from '@/ui/Button'
import { FormAlert } from '@/ui/FormAlert'
import { ComboboxField } from '@/ui/form/ComboboxField'
import { NumberField } from '@/ui/form/NumberField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { toast } from '@/ui/toast'

type Form = ReturnType<typeof useForm<WishValues>>

const strengths: readonly { value: NewWish['strength']; label: string }[] = [
  { value: 'prefer', label: 'If possible' },
  { value: 'must', label: 'Must' },
]
const places = Object.entries(landmarks).map(([value, label]) => ({
  value,
  label: label.replace(/^(the|an) /, ''),
}))

type Props = {
  eventId: string
  world: WishWorld
  /** The guests it is about at first. */
  guestIds?: readonly string[]
  /** A guest who stays in it. */
  fixed?: string
  /** Leaves out wishes about the tables as a whole. */
  guestsOnly?: boolean
  onDone: (wish: Wish) => void
  onClose: () => void
}

export function WishForm({
  eventId,
  world,
  guestIds = [],
  fixed,
  guestsOnly = false,
  onDone,
  onClose,
}: Props) {
  const { data: wishes = [] } = useWishes(eventId)
  const form = useForm<WishValues>({
    initial: emptyWish(guestIds, 'together'),
    check: (values) => {
      const errors = checkWish(values)
      const isAgain = Object.keys(errors).length === 0 && isListed(wishes, wishOf(values))
      return isAgain ? { kind: sameWishText } : errors
    },
  })
  const steps = useWishSteps(eventId)
  const submit = useSubmit(form, useAddWish(eventId), {
    input: wishOf,
    onDone: (wish) => {
      toast.success('Wish added', wishSentence(wish, world.names), { action: steps.added(wish) })
      onDone(wish)
    },
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <form
      noValidate
      aria-label="New wish"
      onSubmit={submit.onSubmit}
      className="flex w-full flex-col gap-3 rounded-card border border-border p-3"
    >
      <SelectField form={form} name="kind" label="Wish" options={kindsFor(guestsOnly)} />
      {wishKinds[kind].guests[1] > 0 && (
        <ChosenGuests form={form} guests={world.guests} fixed={fixed} />
      )}
      <ObjectField form={form} kind={kind} world={world} />
      {canBeRule(kind) && kind !== 'lock' && (
        <SelectField form={form} name="strength" label="How much" options={strengths} />
      )}
      <FormAlert message={submit.failure} />
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          pending={submit.pending}
          pendingLabel="Adding..."
        >
          Add wish
        </Button>
      </div>
    </form>
  )
}

function kindsFor(guestsOnly: boolean) {
  return Object.entries(wishKinds)
    .filter(([, { about }]) => !guestsOnly || about === 'guests')
    .map(([value, { label }]) => ({ value, label }))
}

function ObjectField({ form, kind, world }: { form: Form; kind: WishKind; world: WishWorld }) {
  switch (wishKinds[kind].object) {
    case 'table':
      return (
        <ComboboxField
          form={form}
          name="tableId"
          label="Table"
          required
          choices={{
            options: world.tables.map(({ id, name }) => ({ value: id, label: name })),
            emptyText: 'No tables found',
          }}
        />
      )
    case 'zone':
      return <TextField form={form} name="zone" label="Zone" required />
    case 'landmark':
      return <SelectField form={form} name="landmark" label="Place" options={places} />
    case 'people':
      return (
        <ComboboxField
          form={form}
          name="people"
          label="People"
          required
          choices={{
            options: [
              { value: everyCompany, label: 'Each company' },
              ...world.companies.map((name) => ({ value: companyChoice(name), label: name })),
              ...world.tags.map(({ id, name }) => ({
                value: tagChoice(id),
                label: `Tag: ${name}`,
              })),
            ],
            emptyText: 'No company or tag found',
          }}
        />
      )
    case 'count':
      return (
        <NumberField form={form} name="count" label="Guests at least" min={2} max={100} required />
      )
    case undefined:
      return null
  }
}
