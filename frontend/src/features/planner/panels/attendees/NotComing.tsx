/* Guests who have declined, apart from those who can be seated: folded away, without anything to do with them. */
import { ChevronRight } from 'lucide-react'

import { rsvpText } from '@/guests/rsvp'
import { cn } from '@/ui/class-names'
import type { NotComingRow } from '@/features/planner/panels/attendees/not-coming'
import { fullName } from '@/features/planner/seating'

export function NotComing({
  row,
  onToggle,
}: {
  readonly row: NotComingRow
  readonly onToggle: () => void
}) {
  if (row.kind === 'declined') {
    return (
      <p className="flex h-10 items-center gap-3 px-2 text-sm text-muted">
        <span className="ml-5.5 min-w-0 flex-1 truncate">
          <bdi>{fullName(row.guest)}</bdi>
        </span>
        <span className="shrink-0 text-xs">{rsvpText(row.guest.rsvp)}</span>
      </p>
    )
  }
  return (
    <button
      type="button"
      aria-expanded={row.open}
      onClick={onToggle}
      className="flex h-10 w-full items-center gap-2 rounded-control px-2 text-left text-xs font-semibold text-muted transition-colors duration-120 hover:bg-surface-2"
    >
      <ChevronRight
        aria-hidden
        className={cn('size-4 shrink-0 transition-transform duration-120', row.open && 'rotate-90')}
      />
      Not coming ({row.guests})
    </button>
  )
}
