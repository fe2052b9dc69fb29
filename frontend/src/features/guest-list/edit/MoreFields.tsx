/* What seating and the door need to know of a guest: tags, who brings the guest, VIP, wheelchair. */
import { useMemo } from 'react'
import type { Guest, Tag } from '@/api/schema'
import { useTags } from '@/api/tags'
import type { GuestValues } from '@/features/guest-list/guest-form'
import { AddTag } from '@/features/guest-list/tags/GuestTags'
import { compareNames, fullName } from '@/guests/names'
import { TagChip } from '@/guests/TagChip'
import { findOptions, type ComboboxOption } from '@/ui/combobox/Combobox'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { ComboboxField } from '@/ui/form/ComboboxField'
import { useField, type Form } from '@/ui/form/use-form'

/** Guests offered at once; typing finds the others. */
const offered = 50

type Props = {
  form: Form<GuestValues>
  guest: Guest
  guests: readonly Guest[]
}

export function MoreFields({ form, guest, guests }: Props) {
  const hosts = useMemo(() => hostOptions(guest, guests), [guest, guests])
  return (
    <>
      <TagsOfGuest form={form} known={guest.tags} />
      <ComboboxField
        form={form}
        name="plusOneOf"
        label="Plus-one of"
        choices={{
          options: hosts,
          emptyText: 'No guest has this name',
          filter: (options, typed) => findOptions(options, typed).slice(0, offered),
        }}
      />
      <div className="flex flex-wrap gap-x-6 sm:col-span-2">
        <CheckboxField form={form} name="vip" label="VIP" />
        <CheckboxField form={form} name="wheelchair" label="Wheelchair" />
      </div>
    </>
  )
}

/** The guests who can bring this one: a plus-one brings no one. */
function hostOptions(guest: Guest, guests: readonly Guest[]): readonly ComboboxOption[] {
  const hosts = guests.filter(
    ({ id, plusOneOf }) => id === guest.plusOneOf || (id !== guest.id && plusOneOf == null),
  )
  const named = [...hosts].sort(compareNames)
  return [
    { value: '', label: 'No one' },
    ...named.map((host) => ({ value: host.id, label: fullName(host) })),
  ]
}

function TagsOfGuest({ form, known }: { form: Form<GuestValues>; known: readonly Tag[] }) {
  const { field } = useField(form, 'tags')
  const { data: all = [] } = useTags()
  const ids = form.getValues('tags')
  const tags = ids.flatMap((id) => [...all, ...known].find((tag) => tag.id === id) ?? [])
  const set = (next: readonly string[]) => {
    field.onChange(next)
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">Tags</legend>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag.id} className="max-w-full">
              <TagChip
                tag={tag}
                onRemove={() => {
                  set(ids.filter((id) => id !== tag.id))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <AddTag
        without={ids}
        onAdd={(id) => {
          set([...form.getValues('tags'), id])
        }}
      />
    </fieldset>
  )
}
