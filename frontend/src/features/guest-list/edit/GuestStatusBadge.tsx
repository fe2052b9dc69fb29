/* The state of a guest; only assigned, pending, waiting and checked-in have a badge, the others are plain text. */
import type { Guest } from '@/api/schema'
import { waitingText } from '@/guests/rsvp'
import { capitalised } from '@/lib/capitalised'
import { Badge } from '@/ui/Badge'

type Props = { guest: Pick<Guest, 'status' | 'waitingPosition'> }

/** Renders the state; a guest who waits for a place has the position on the waiting list. */
export function GuestStatusBadge({ guest: { status, waitingPosition } }: Props) {
  switch (status) {
    case 'assigned':
      return <Badge tone="success">Assigned</Badge>
    case 'checked-in':
      return <Badge tone="info">Checked in</Badge>
    case 'pending':
      return waitingPosition === undefined ? (
        <Badge>Pending</Badge>
      ) : (
        <Badge tone="warning">{waitingText(waitingPosition)}</Badge>
      )
    case 'confirmed':
    case 'cancelled':
      return <span className="px-2 text-xs text-muted">{capitalised(status)}</span>
  }
}
