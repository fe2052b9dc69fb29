/* One table of the plan: how many sit there, who, and the way to it. */
import { Footprints, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Event, Guest } from '@/api/schema'
import type { ViewerRoute } from '@/features/plan-viewer/use-viewer-route'
import type { ViewedSeat, ViewedTable } from '@/features/plan-viewer/viewed-tables'
import { fullName } from '@/guests/names'
import { ofEvent, paths } from '@/lib/paths'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { IconButton } from '@/ui/IconButton'

type Props = {
  event: Event
  table: ViewedTable
  mayEdit: boolean
  way: ViewerRoute
  isWayShown: boolean
  onShowWay: (isShown: boolean) => void
  onClose: () => void
}

/** Renders the panel; its heading takes the focus. */
export function TablePanel({ event, table, mayEdit, way, isWayShown, onShowWay, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { name, capacity, assigned, seats, standing } = table
  return (
    <section aria-label={name} className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-start gap-3 px-4 pt-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 grow font-display text-xl font-semibold wrap-anywhere focus:outline-none"
        >
          <bdi>{name}</bdi>
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <dl className="flex gap-8 border-b border-border px-4 pt-1 pb-4">
        <Figure name="Capacity" value={capacity} />
        <Figure name="Assigned" value={assigned} />
        <Figure name="Available" value={Math.max(0, capacity - assigned)} />
      </dl>
      {/* It is only read, and scrolled by the arrow keys. */}
      <div
        role="group"
        aria-label="Guests at this table"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
      >
        <h3 className="px-4 pt-4 pb-1 text-sm font-semibold">Guests at this table</h3>
        <ul className="divide-y divide-border">
          {seats.map((seat) => (
            <Seat key={seat.id} seat={seat} />
          ))}
          {standing.map((guest) => (
            <li key={guest.id} className="flex items-center gap-3 px-4 py-2">
              <span className="w-6 shrink-0 text-muted">–</span>
              <Person guest={guest} />
            </li>
          ))}
        </ul>
        {seats.length + standing.length === 0 && (
          <p className="px-4 py-2 text-muted">This table has no chairs.</p>
        )}
      </div>
      <p role="status" className="px-4 text-sm text-muted">
        {isWayShown && wayText(way)}
      </p>
      <div className="flex flex-wrap gap-2 border-t border-border p-3 [&>*]:grow">
        <Button
          aria-pressed={isWayShown}
          onClick={() => {
            onShowWay(!isWayShown)
          }}
        >
          <Footprints aria-hidden />
          {isWayShown ? 'Hide route' : 'Show route'}
        </Button>
        {mayEdit && (
          <Link
            to={`${ofEvent(paths.floorPlanner, event.id)}&mode=seating`}
            className={buttonStyles({ variant: 'primary' })}
          >
            Seat guests
          </Link>
        )}
      </div>
    </section>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

function Seat({ seat: { label, guest } }: { seat: ViewedSeat }) {
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <span className="w-6 shrink-0 font-semibold text-muted">
        <span className="sr-only">Seat </span>
        {label}
      </span>
      {guest === undefined ? (
        <span className="text-muted">Available</span>
      ) : (
        <Person guest={guest} />
      )}
    </li>
  )
}

function Person({ guest }: { guest: Guest }) {
  return (
    <>
      <span className="min-w-0 grow">
        <bdi className="block truncate font-medium">{fullName(guest)}</bdi>
        {guest.mobile !== '' && (
          <span className="block text-sm text-muted tabular-nums">{guest.mobile}</span>
        )}
      </span>
      <Badge tone={guest.status === 'checked-in' ? 'success' : 'neutral'}>
        {statusWords[guest.status]}
      </Badge>
    </>
  )
}

const statusWords: Readonly<Record<Guest['status'], string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  assigned: 'Assigned',
  'checked-in': 'Checked in',
  cancelled: 'Cancelled',
}

const blockedWords = {
  no_entrance: 'No entrance is open to guests.',
  step: 'Steps are in the way.',
  too_narrow: 'Every route to this table is too narrow.',
}

function wayText({ query, answer }: ViewerRoute): string {
  if (answer === undefined) {
    return query.error === null ? 'Finding the route' : 'The route could not be loaded.'
  }
  if (answer.route == null) return blockedWords[answer.blocked ?? 'too_narrow']
  const { entranceName, distance, steps } = answer.route
  return `${distance.toFixed(0)} m, ${String(steps)} steps from ${entranceName}`
}
