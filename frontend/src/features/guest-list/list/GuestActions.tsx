/* What can be done with one guest of the list. */
import { Pencil, Trash2, UserCheck } from 'lucide-react'
import type { Guest } from '@/api/schema'
import { fullName } from '@/guests/names'
import { Button } from '@/ui/Button'
import { RowAction } from '@/ui/data-table/RowAction'

/** What the member's role allows; what is missing is not offered. */
export type GuestActionsAllowed = {
  edit?: (guest: Guest) => void
  remove?: (guest: Guest) => void
  /** Marks the guest as arrived, or takes that back. */
  checkIn?: (guest: Guest) => void
}

type Props = { guest: Guest; allowed: GuestActionsAllowed }

export function GuestActions({ guest, allowed: { edit, remove, checkIn } }: Props) {
  const name = fullName(guest)
  const arrived = guest.attendance === 'arrived'
  return (
    <span className="inline-flex shrink-0">
      {checkIn !== undefined && (
        <Button
          size="sm"
          variant={arrived ? 'primary' : 'secondary'}
          aria-label={arrived ? `Checked in ${name}. Undo` : `Check in ${name}`}
          onClick={() => {
            checkIn(guest)
          }}
        >
          <UserCheck aria-hidden />
          {arrived ? 'Checked in' : 'Check in'}
        </Button>
      )}
      <RowAction icon={Pencil} label={`Edit ${name}`} row={guest} onAct={edit} />
      <RowAction icon={Trash2} danger label={`Remove ${name}`} row={guest} onAct={remove} />
    </span>
  )
}
