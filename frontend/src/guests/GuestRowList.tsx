/* The list of guests beside the plan, by party or not. Only the rows in view are in the page. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { ChevronRight } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { Guest } from '@/api/schema'
import type { GuestListRow } from '@/guests/guest-rows'
import { GuestName } from '@/guests/GuestCells'
import { rsvpText } from '@/guests/rsvp'
import { useRovingRows } from '@/guests/use-roving-rows'
import { cn } from '@/ui/class-names'

/** Heights in CSS pixels. */
const partyHeight = 32
const rowHeight = 44

type Props = {
  rows: readonly GuestListRow[]
  /** Opens or closes the group of those who have declined. */
  onToggleDeclined: () => void
  /** Renders a guest who can be seated or is. */
  children: (guest: Guest, isUnderParty: boolean) => ReactNode
  /** Renders the heading of a party, where more can be done with it than read it. */
  partyHeading?: (party: { name: string; guestCount: number }) => ReactNode
  className?: string
}

export function GuestRowList({ rows, onToggleDeclined, children, partyHeading, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const list = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (rows[index]?.kind === 'party' ? partyHeight : rowHeight),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  })
  const roving = useRovingRows(list)
  const content = (row: GuestListRow) => {
    switch (row.kind) {
      case 'party':
        return partyHeading?.(row) ?? <PartyHeading name={row.name} guestCount={row.guestCount} />
      case 'guest':
        return children(row.guest, row.isUnderParty)
      case 'not-coming':
        return (
          <NotComing guestCount={row.guestCount} isOpen={row.isOpen} onToggle={onToggleDeclined} />
        )
      case 'declined':
        return <Declined guest={row.guest} />
    }
  }
  return (
    <div ref={box} className={cn('flex-1 overflow-y-auto', className)}>
      <ul
        className="relative"
        style={{ height: list.getTotalSize() }}
        aria-label="Guests"
        {...roving}
      >
        {list.getVirtualItems().map((item) => {
          const row = rows[item.index]
          return row === undefined ? null : (
            <li
              key={row.key}
              data-index={item.index}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              className="absolute inset-x-0 px-2"
              style={{ height: item.size, transform: `translateY(${String(item.start)}px)` }}
            >
              {content(row)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function PartyHeading({ name, guestCount }: { name: string; guestCount: number }) {
  return (
    <p className="flex h-8 items-end gap-2 px-2 pb-1 text-xs font-semibold text-muted">
      <span className="min-w-0 truncate">
        <bdi>{name}</bdi>
      </span>
      <span className="tabular-nums">{guestCount}</span>
    </p>
  )
}

type NotComingProps = { guestCount: number; isOpen: boolean; onToggle: () => void }

function NotComing({ guestCount, isOpen, onToggle }: NotComingProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex h-10 w-full items-center gap-2 rounded-control px-2 text-left text-xs font-semibold text-muted transition-colors duration-120 hover:bg-surface-2"
    >
      <ChevronRight
        aria-hidden
        className={cn('size-4 shrink-0 transition-transform duration-120', isOpen && 'rotate-90')}
      />
      Not coming ({guestCount})
    </button>
  )
}

function Declined({ guest }: { guest: Guest }) {
  return (
    <p className="flex h-10 items-center gap-3 px-2 text-sm text-muted">
      <GuestName guest={guest} className="ml-5.5 min-w-0 flex-1" />
      <span className="shrink-0 text-xs">{rsvpText(guest.rsvp)}</span>
    </p>
  )
}
