/* Above the list of events: search, the Filter button with what it opens, and how many events there are. */
import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { EventFilterPanel } from '@/features/events/components/EventFilterPanel'
import { filtersSet, type EventFilter } from '@/features/events/event-list'
import { Button } from '@/ui/Button'
import { SearchField } from '@/ui/SearchField'

type Props = {
  filter: EventFilter
  onChange: (changed: Partial<EventFilter>) => void
  shown: number
  all: number
}

/** Renders the tools. */
export function EventListTools({ filter, onChange, shown, all }: Props) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const set = filtersSet(filter)
  return (
    <div className="border-b border-border">
      <div className="flex flex-wrap items-center gap-2 p-4">
        <SearchField
          label="Search events"
          placeholder="Search events..."
          className="flex-1 basis-60 md:max-w-80"
          value={filter.query}
          onChange={(query) => {
            onChange({ query })
          }}
        />
        <Button
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => {
            setOpen(!open)
          }}
        >
          <ListFilter aria-hidden />
          {set === 0 ? 'Filter' : `Filter (${String(set)})`}
        </Button>
        <p role="status" className="ml-auto text-sm text-muted tabular-nums">
          {shown === all
            ? `${String(all)} event(s) created`
            : `${String(shown)} of ${String(all)} shown`}
        </p>
      </div>
      <div id={panel} hidden={!open}>
        {open && <EventFilterPanel filter={filter} onChange={onChange} />}
      </div>
    </div>
  )
}
