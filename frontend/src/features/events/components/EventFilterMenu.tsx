/* The Filter button: by status and by date. */
import { ListFilter } from 'lucide-react'
import type { EventFilter, Period } from '@/features/events/event-list'
import { statuses, statusLabel } from '@/features/events/status'
import { Button } from '@/ui/Button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/DropdownMenu'

const periods: readonly { value: Period; label: string }[] = [
  { value: 'all', label: 'Any date' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
]

type Props = { filter: EventFilter; onChange: (filter: EventFilter) => void }

/** Renders the button; it says how many filters are set. */
export function EventFilterMenu({ filter, onChange }: Props) {
  const set = (filter.status === '' ? 0 : 1) + (filter.period === 'all' ? 0 : 1)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
          <ListFilter aria-hidden />
          {set === 0 ? 'Filter' : `Filter (${String(set)})`}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>Status</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={filter.status}
          onValueChange={(status) => {
            onChange({ ...filter, status })
          }}
        >
          <DropdownMenuRadioItem value="">Any status</DropdownMenuRadioItem>
          {statuses.map((status) => (
            <DropdownMenuRadioItem key={status} value={status}>
              {statusLabel(status)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Date</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={filter.period}>
          {periods.map(({ value, label }) => (
            <DropdownMenuRadioItem
              key={value}
              value={value}
              onSelect={() => {
                onChange({ ...filter, period: value })
              }}
            >
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
