/* Above the guest list: search, the Filters button with what it opens, and the filters that are set. */
import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import type { Guest } from '@/api/schema'
import {
  filtersSet,
  guestFilters,
  listDefaults,
  type GuestListState,
} from '@/features/guests/guest-list'
import { counted } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { FilterChips } from '@/ui/FilterChips'
import { SearchField } from '@/ui/SearchField'
import { Select } from '@/ui/Select'

type Props = {
  /** All guests of the event. */
  guests: readonly Guest[]
  shown: number
  state: GuestListState
  onChange: (changed: Partial<GuestListState>) => void
}

const noFilters = { rsvp: listDefaults.rsvp, seat: listDefaults.seat, party: listDefaults.party }

export function GuestListTools({ guests, shown, state, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const chips = filtersSet(state, guests).map(({ key, label }) => ({
    key,
    label,
    onRemove: () => {
      onChange({ [key]: '' })
    },
  }))
  return (
    <div className="border-b border-border">
      <div className="flex flex-wrap items-center gap-2 px-5 pb-4">
        <SearchField
          label="Search guests"
          placeholder="Search guests..."
          className="flex-1 basis-48 md:max-w-96"
          value={state.search}
          onChange={(search) => {
            onChange({ search })
          }}
          result={`${String(shown)} of ${counted(guests.length, 'guest')}`}
        />
        <Button
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => {
            setOpen(!open)
          }}
        >
          <ListFilter aria-hidden />
          Filters
        </Button>
        <FilterChips
          chips={chips}
          onClear={() => {
            onChange(noFilters)
          }}
        />
      </div>
      <div id={panel} hidden={!open}>
        {open && <FilterFields guests={guests} state={state} onChange={onChange} />}
      </div>
    </div>
  )
}

function FilterFields({ guests, state, onChange }: Omit<Props, 'shown'>) {
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-border bg-surface-2 px-5 py-4">
      {guestFilters.map(({ key, label, any, options }) => (
        <Field key={key} label={label} className="min-w-36 flex-1 md:max-w-52">
          {(control) => (
            <Select
              {...control}
              value={state[key]}
              onChange={(event) => {
                onChange({ [key]: event.target.value })
              }}
            >
              <option value="">{any}</option>
              {options(guests).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </div>
  )
}
