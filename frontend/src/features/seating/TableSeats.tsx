/* The seats of the selected table: who sits on each, and what the free ones are worth to the guests in hand. */
import { Star } from 'lucide-react'
import { useMemo } from 'react'

import type { ElementSeat, ElementView, SeatHint } from '@/plan/types'
import type { Guest } from '@/api/schema'
import { dietText } from '@/guests/diets'
import { fullName, initials } from '@/guests/names'
import { Badge } from '@/ui/Badge'
import { cn } from '@/ui/class-names'
import { useDesigner, useSeating } from '@/canvas/context'
import { chooseSeat } from '@/canvas/edits/effects'
import { hintText, measureOf, type Fit } from '@/features/seating/hint-marks'
import { useHints, useWishList } from '@/features/seating/use-seat-advisor'

export function TableSeats({ table }: { readonly table: ElementView }) {
  const hints = useHints()
  const { usual, fitOf } = useMemo(() => measureOf([...hints.values()]), [hints])
  const hosts = useHosts(table.id)
  return (
    <ul aria-label="Seats" className="flex flex-col p-2">
      {table.seats.map((seat) => {
        const hint = hints.get(seat.id)
        return (
          <li key={seat.id}>
            <SeatRow {...{ table, seat, hint, hosts, usual }} fit={hint && fitOf(hint)} />
          </li>
        )
      })}
    </ul>
  )
}

interface SeatRowProps {
  readonly table: ElementView
  readonly seat: ElementSeat
  readonly hint: SeatHint | undefined
  readonly usual: number
  readonly fit: Fit | undefined
  readonly hosts: ReadonlySet<string>
}

function SeatRow({ table, seat, hint, usual, fit, hosts }: SeatRowProps) {
  const designer = useDesigner()
  const guest = useSeating((state) => state.bySeat.get(seat.id))
  return (
    <button
      type="button"
      className={cn(
        'flex min-h-10 w-full items-center gap-2 rounded-control px-2 text-left text-sm transition-colors duration-120 hover:bg-surface-2',
        fit === 'best' && 'bg-accent-soft',
      )}
      onClick={() => {
        chooseSeat(designer, table.id, seat.id)
      }}
    >
      <span className="w-5 shrink-0 text-xs text-muted">{seat.label}</span>
      {guest === undefined ? (
        <>
          <span className="shrink-0 text-muted">
            Free{seat.isHandicapAccessible === true && ', accessible'}
          </span>
          <bdi className="min-w-0 flex-1 truncate text-right text-xs text-muted">{hint?.why}</bdi>
          {hint !== undefined && (
            <span
              className={cn(
                'text-xs font-semibold tabular-nums',
                fit === 'breaks' ? 'text-danger' : 'text-accent',
              )}
            >
              {fit === 'breaks' ? 'breaks a rule' : hintText(hint, usual)}
            </span>
          )}
        </>
      ) : (
        <SeatedGuest guest={guest} isHost={hosts.has(guest.id)} />
      )}
    </button>
  )
}

function SeatedGuest({ guest, isHost }: { readonly guest: Guest; readonly isHost: boolean }) {
  const diet = dietText(guest)
  return (
    <>
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full bg-chair-assigned text-xs font-semibold text-chair-assigned-ink"
      >
        {initials(guest)}
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate">{fullName(guest)}</bdi>
        {guest.meal !== '' && <bdi className="block truncate text-xs text-muted">{guest.meal}</bdi>}
        {isHost && (
          <span className="flex items-center gap-1 text-xs text-accent">
            <Star aria-hidden className="size-3" />
            Host of the table
          </span>
        )}
      </span>
      {diet !== '' && <Badge>{diet}</Badge>}
    </>
  )
}

/** The hosts of a table, by wish. */
function useHosts(tableId: string): ReadonlySet<string> {
  const wishes = useWishList()
  return useMemo(() => {
    const hosting = wishes.filter((wish) => wish.kind === 'host' && wish.tableId === tableId)
    return new Set(hosting.flatMap(({ guestIds }) => guestIds))
  }, [wishes, tableId])
}
