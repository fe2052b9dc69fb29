/* Above the list of events: search, the Filter button with what it opens, and how many events there are. */
import { ListFilter, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { EventFilterPanel } from '@/features/events/components/EventFilterPanel'
import { filtersSet, type EventFilter } from '@/features/events/event-list'
import { Button } from '@/ui/Button'
import { Input } from '@/ui/Input'

type Props = {
  filter: EventFilter
  onChange: (filter: EventFilter) => void
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
        <div className="relative min-w-0 flex-1 basis-60 md:max-w-80">
          <Search
            aria-hidden
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            aria-label="Search events"
            placeholder="Search events..."
            className="pl-9"
            value={filter.query}
            onChange={(event) => {
              onChange({ ...filter, query: event.target.value })
            }}
          />
        </div>
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
