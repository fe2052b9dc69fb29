/* The guest whose values the preview has. */
import { useId, useMemo } from 'react'
import type { EmailPreview } from '@/api/email-types'
import { useGuests } from '@/api/guests'
import { compareNames, fullName } from '@/guests/names'
import { Combobox, findOptions, type ComboboxOption } from '@/ui/combobox/Combobox'

type Props = {
  eventId: string
  /** Empty while the server chooses. */
  value: string
  /** The guest that is shown. */
  shown: EmailPreview['guest'] | undefined
  onChange: (guestId: string) => void
}

/** Most guests in the list at once; typing finds the others. */
const listed = 50

export function GuestChoice({ eventId, value, shown, onChange }: Props) {
  const id = useId()
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
  if (guests?.length === 0) return null
  return (
    <div className="basis-full">
      <label htmlFor={id} className="sr-only">
        Preview for
      </label>
      <Combobox
        id={id}
        value={value === '' ? (shown?.id ?? '') : value}
        valueLabel={shown?.name ?? ''}
        options={options}
        filter={firstFound}
        loading={isPending}
        emptyText="No guest found."
        onChange={onChange}
      />
    </div>
  )
}

function firstFound(options: readonly ComboboxOption[], typed: string) {
  return findOptions(options, typed).slice(0, listed)
}
