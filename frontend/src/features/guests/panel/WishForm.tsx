/* Adds a wish of one guest. */
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Table } from '@/api/schema'
import type { Guest } from '@/api/schema'
import type { NewWish } from '@/api/schema'
import { useAddWish } from '@/api/wishes'
import { compareNames, fullName } from '@/guests/names'
import { Button } from '@/ui/Button'
import { Combobox, findOptions, type ComboboxOption } from '@/ui/combobox/Combobox'
import { Field } from '@/ui/Field'
import { FormAlert } from '@/ui/FormAlert'
import { IconButton } from '@/ui/IconButton'
import { SelectField } from '@/ui/form/SelectField'
import { ComboboxField } from '@/ui/form/ComboboxField'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'

type WishValues = {
  kind: NewWish['kind']
  strength: NewWish['strength']
  guestIds: string[]
  tableId: string
}

type Props = {
  eventId: string
  guest: Guest
  /** All guests of the event. */
  guests: readonly Guest[]
  tables: readonly Table[]
  onClose: () => void
}

const kinds = [
  { value: 'together', label: 'Sits with' },
  { value: 'apart', label: 'Sits apart from' },
  { value: 'at-table', label: 'Sits at a table' },
]
const strengths = [
  { value: 'prefer', label: 'If possible' },
  { value: 'must', label: 'Must' },
]

export function WishForm({ eventId, guest, guests, tables, onClose }: Props) {
  const form = useForm<WishValues>({
    initial: { kind: 'together', strength: 'prefer', guestIds: [], tableId: '' },
    check: checkWish,
  })
  const submit = useSubmit(form, useAddWish(eventId), {
    input: (values) => wishOf(guest.id, values),
    onDone: onClose,
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <form
      noValidate
      aria-label="New wish"
      onSubmit={submit.onSubmit}
      className="flex w-full flex-col gap-3 rounded-card border border-border p-3"
    >
      <SelectField form={form} name="kind" label="Wish" options={kinds} />
      {kind === 'at-table' ? (
        <ComboboxField
          form={form}
          name="tableId"
          label="Table"
          required
          choices={{
            options: tables.map(({ id, name }) => ({ value: id, label: name })),
            emptyText: 'No tables found',
          }}
        />
      ) : (
        <GuestsField form={form} guest={guest} guests={guests} />
      )}
      <SelectField form={form} name="strength" label="How much" options={strengths} />
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

type GuestsProps = Pick<Props, 'guest' | 'guests'> & {
  form: ReturnType<typeof useForm<WishValues>>
}

/** Finds guests by typing and lists those that were chosen. */
function GuestsField({ form, guest, guests }: GuestsProps) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'guestIds',
    rules: { validate: (_, values) => checkWish(values).guestIds ?? true },
  })
  const chosen = guests.filter(({ id }) => field.value.includes(id))
  const options = useMemo(
    () =>
      guests
        .filter(({ id }) => id !== guest.id && !field.value.includes(id))
        .sort(compareNames)
        .map((one) => ({ value: one.id, label: fullName(one), search: one.party?.name ?? '' })),
    [guests, guest.id, field.value],
  )
  return (
    <>
      <Field label="Guests" required error={fieldState.error?.message}>
        {(control) => (
          <Combobox
            {...control}
            value=""
            valueLabel={chosen.length === 0 ? 'Choose a guest' : 'Choose another guest'}
            options={options}
            filter={firstFound}
            emptyText="No guests found"
            onChange={(id) => {
              field.onChange([...field.value, id])
            }}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <ul aria-label="Chosen guests" className="flex flex-col">
          {chosen.map((one) => (
            <li key={one.id} className="flex min-h-9 items-center gap-2 text-sm">
              <bdi className="min-w-0 flex-1 truncate">{fullName(one)}</bdi>
              <IconButton
                label={`Leave out ${fullName(one)}`}
                size="icon-sm"
                onClick={() => {
                  field.onChange(field.value.filter((id) => id !== one.id))
                }}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A list of thousands is found by typing, not by scrolling. */
const mostOffered = 50

function firstFound(options: readonly ComboboxOption[], typed: string) {
  return findOptions(options, typed).slice(0, mostOffered)
}

function checkWish({ kind, guestIds, tableId }: WishValues): FieldErrors<WishValues> {
  if (kind === 'at-table') return tableId === '' ? { tableId: 'Choose a table.' } : {}
  return guestIds.length === 0 ? { guestIds: 'Choose at least one guest.' } : {}
}

function wishOf(guestId: string, { kind, strength, guestIds, tableId }: WishValues): NewWish {
  return kind === 'at-table'
    ? { kind, strength, guestIds: [guestId], tableId }
    : { kind, strength, guestIds: [guestId, ...guestIds] }
}
