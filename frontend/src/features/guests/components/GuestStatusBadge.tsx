/* The state of a guest; only assigned, pending and checked-in have a badge, the others are plain text. */
import type { GuestStatus } from '@/api/schema'
import { capitalised } from '@/lib/capitalised'
import { Badge } from '@/ui/Badge'

/** Renders the state. */
export function GuestStatusBadge({ status }: { status: GuestStatus }) {
  switch (status) {
    case 'assigned':
      return <Badge tone="success">Assigned</Badge>
    case 'checked-in':
      return <Badge tone="info">Checked in</Badge>
    case 'pending':
      return <Badge>Pending</Badge>
    case 'confirmed':
    case 'cancelled':
      return <span className="px-2 text-xs text-muted">{capitalised(status)}</span>
  }
}
