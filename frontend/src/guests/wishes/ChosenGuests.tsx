/* The guests of a wish: found by typing, listed once chosen. */
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'

import type { Guest } from '@/api/schema'
import { compareNames, fullName } from '@/guests/names'
import { checkWish, type WishValues } from '@/guests/wishes/wish-form-values'
import { Combobox, findOptions, type ComboboxOption } from '@/ui/combobox/Combobox'
import { Field } from '@/ui/Field'
import type { useForm } from '@/ui/form/use-form'
import { IconButton } from '@/ui/IconButton'

type Props = {
  form: ReturnType<typeof useForm<WishValues>>
  guests: readonly Guest[]
  /** A guest who stays in the wish and is not listed. */
  fixed?: string | undefined
}

export function ChosenGuests({ form, guests, fixed }: Props) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'guestIds',
    rules: { validate: (_, values) => checkWish(values).guestIds ?? true },
  })
  const chosen = guests.filter(({ id }) => id !== fixed && field.value.includes(id))
  const options = useMemo(
    () =>
      guests
        .filter(({ id }) => !field.value.includes(id))
        .sort(compareNames)
        .map((one) => ({ value: one.id, label: fullName(one), search: one.party?.name ?? '' })),
    [guests, field.value],
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
