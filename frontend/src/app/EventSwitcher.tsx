/* Shows which event is open and switches to another one. */
import { Check, ChevronsUpDown, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useEvents } from '@/api/events'
import { useCurrentEvent } from '@/lib/current-event'
import { shortDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/DropdownMenu'
import { Skeleton } from '@/ui/Skeleton'

/** Renders the switcher; nothing while there is no event to name. */
export function EventSwitcher() {
  const events = useEvents()
  const { event, choose } = useCurrentEvent(events.data)
  if (events.isPending) return <Skeleton className="h-8 w-40" />
  if (event === undefined) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Event: ${event.name}. Switch event`}
          className="max-w-52 min-w-0 shrink justify-between"
        >
          <span className="truncate">{event.name}</span>
          <ChevronsUpDown aria-hidden className="text-muted" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="w-72">
        <DropdownMenuLabel>Your events</DropdownMenuLabel>
        {events.data?.map((item) => (
          <DropdownMenuItem
            key={item.id}
            onSelect={() => {
              choose(item.id)
            }}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate">{item.name}</span>
              <span className="block text-xs text-muted">{shortDate(item)}</span>
            </span>
            {item.id === event.id && <Check aria-label="open now" />}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to={`${paths.dashboard}?create=1`}>
            <Plus aria-hidden />
            Create Event
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
