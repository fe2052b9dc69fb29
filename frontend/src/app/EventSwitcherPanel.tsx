/* The list of events to switch to. */
import { Check, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Event } from '@/api/schema'
import { shortDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  PopupMenu,
} from '@/ui/DropdownMenu'
import type { Popup } from '@/ui/PopupButton'

type Props = {
  popup: Popup
  events: readonly Event[]
  current: string
  onChoose: (id: string) => void
}

/** Renders the list at its button. */
export function EventSwitcherPanel({ popup, events, current, onChoose }: Props) {
  return (
    <PopupMenu popup={popup} align="start" className="w-72">
      <DropdownMenuLabel>Your events</DropdownMenuLabel>
      {events.map((item) => (
        <DropdownMenuItem
          key={item.id}
          onSelect={() => {
            onChoose(item.id)
          }}
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate">{item.name}</span>
            <span className="block text-xs text-muted">{shortDate(item)}</span>
          </span>
          {item.id === current && <Check aria-label="open now" />}
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        <Link to={`${paths.dashboard}?create=1`}>
          <Plus aria-hidden />
          Create Event
        </Link>
      </DropdownMenuItem>
    </PopupMenu>
  )
}
