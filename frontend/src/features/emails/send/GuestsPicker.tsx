/* The guests who get an email by name: added from a list, and removed one by one. */
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { maxChosenGuests } from '@/api/email-types'
import { useGuests } from '@/api/guests'
import type { Guest } from '@/api/schema'
import { firstFound } from '@/features/emails/send/GuestPicker'
import { sendMessages as messages } from '@/features/emails/send/messages'
import { compareNames, fullName } from '@/guests/names'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Combobox, type ComboboxOption } from '@/ui/combobox/Combobox'
import { Field } from '@/ui/Field'

type Props = {
  eventId: string
  value: readonly string[]
  problem: string | undefined
  onChange: (guestIds: readonly string[]) => void
}

export function GuestsPicker({ eventId, value, problem, onChange }: Props) {
  const { data: guests, isPending } = useGuests(eventId)
  const sorted = useMemo(() => [...(guests ?? [])].sort(compareNames), [guests])
  const { chosen, options } = useMemo(() => split(sorted, value), [sorted, value])
  const tooMany =
    value.length > maxChosenGuests ? messages.tooManyGuests(maxChosenGuests) : undefined
  return (
    <div className="mt-3 flex flex-col gap-2">
      <Field label="Add a guest" error={problem ?? tooMany} live>
        {(control) => (
          <Combobox
            {...control}
            // Empty again for the next guest.
            value=""
            options={options}
            filter={firstFound}
            loading={isPending}
            emptyText="No guest found."
            onChange={(guestId) => {
              if (guestId !== '') onChange([...value, guestId])
            }}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <p className="text-muted">{countNoun(chosen.length, 'guest')} chosen</p>
            <Button
              variant="link"
              className="pointer-coarse:min-h-11"
              onClick={() => {
                onChange([])
              }}
            >
              Remove all
            </Button>
          </div>
          <ul
            aria-label="Chosen guests"
            className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto"
          >
            {chosen.map((guest) => (
              <ChosenGuest
                key={guest.id}
                guest={guest}
                onRemove={() => {
                  onChange(value.filter((id) => id !== guest.id))
                }}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function split(guests: readonly Guest[], value: readonly string[]) {
  const ids = new Set(value)
  const others = guests.filter(({ id }) => !ids.has(id))
  return {
    chosen: guests.filter(({ id }) => ids.has(id)),
    options: others.map((guest): ComboboxOption => ({
      value: guest.id,
      label: fullName(guest),
      search: guest.email,
    })),
  }
}

function ChosenGuest({ guest, onRemove }: { guest: Guest; onRemove: () => void }) {
  const name = fullName(guest)
  return (
    <li className="flex max-w-full items-center gap-1 rounded-full bg-surface-2 py-0.5 pr-1 pl-2.5 text-sm">
      <bdi className="truncate">{name}</bdi>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        className="grid size-6 place-items-center rounded-full text-muted hover:text-text pointer-coarse:size-9"
        onClick={onRemove}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </li>
  )
}
