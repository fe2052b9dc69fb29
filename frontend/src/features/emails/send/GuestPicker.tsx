/* The one guest who gets an email. */
import { useMemo } from 'react'
import { useGuests } from '@/api/guests'
import { compareNames, fullName } from '@/guests/names'
import { Combobox, findOptions, type ComboboxOption } from '@/ui/combobox/Combobox'
import { Field } from '@/ui/Field'

type Props = {
  eventId: string
  value: string
  problem: string | undefined
  onChange: (guestId: string) => void
}

/** Most guests in the list at once; typing finds the others. */
const listed = 50

export function GuestPicker({ eventId, value, problem, onChange }: Props) {
  const { data: guests, isPending } = useGuests(eventId)
  const options = useMemo(
    () =>
      [...(guests ?? [])].sort(compareNames).map((guest): ComboboxOption => ({
        value: guest.id,
        label: fullName(guest),
        search: guest.email,
      })),
    [guests],
  )
  return (
    <Field label="Guest" error={problem} live className="mt-3">
      {(control) => (
        <Combobox
          {...control}
          value={value}
          options={options}
          filter={firstFound}
          loading={isPending}
          emptyText="No guest found."
          onChange={onChange}
        />
      )}
    </Field>
  )
}

/** Returns the first options that are found for the typed words. */
export function firstFound(options: readonly ComboboxOption[], typed: string) {
  return findOptions(options, typed).slice(0, listed)
}
