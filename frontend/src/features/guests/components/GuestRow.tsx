/* One guest of the list: name and contact, place and RSVP, state, code, and what can be done. */
import { Pencil, Trash2, UserCheck } from 'lucide-react'
import type { Guest } from '@/api/schema'
import { CopyCode } from '@/features/guests/components/CopyCode'
import { GuestStatusBadge } from '@/features/guests/components/GuestStatusBadge'
import type { RowLayout } from '@/features/guests/components/row-layout'
import { fullName, seatText } from '@/features/guests/guest-list'
import { rsvpText } from '@/guests/rsvp'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'

/** What the member's role allows for a guest of the list; what is missing is not offered. */
export type GuestRowActions = {
  edit?: (guest: Guest) => void
  remove?: (guest: Guest) => void
  /** Marks the guest as arrived, or takes that back. */
  checkIn?: (guest: Guest) => void
}

type Props = { guest: Guest; layout: RowLayout; can: GuestRowActions }

/** Renders the row; in a narrow list it has two lines. */
export function GuestRow({ guest, layout, can }: Props) {
  const name = fullName(guest)
  const contact = [guest.email, guest.mobile].filter((part) => part !== '').join(' · ')
  const noContact = can.edit === undefined ? '' : 'No contact details'
  const seat = seatText(guest)
  const rsvp = `RSVP: ${rsvpText(guest.rsvp).toLowerCase()}`
  const who = (
    <div className="min-w-0 flex-1">
      <p className="truncate font-medium" title={name}>
        <bdi>{name}</bdi>
      </p>
      <p className="truncate text-xs text-muted">
        <bdi>{layout === 'wide' ? contact || noContact : seat}</bdi>
        {layout !== 'wide' && ` · ${rsvp}`}
      </p>
    </div>
  )
  const code = guest.lookupCode !== '' && <CopyCode code={guest.lookupCode} name={name} />
  if (layout === 'narrow') {
    return (
      <div className="flex h-full flex-col justify-center gap-1 px-5">
        <div className="flex items-center gap-2">
          {who}
          <RowActions guest={guest} name={name} can={can} />
        </div>
        <div className="flex items-center justify-between gap-2">
          <GuestStatusBadge status={guest.status} />
          {code}
        </div>
      </div>
    )
  }
  return (
    <div className="flex h-full items-center gap-4 px-5">
      {who}
      {layout === 'wide' && (
        <div className="w-36 text-muted">
          <p className="truncate" title={seat}>
            <bdi>{seat}</bdi>
          </p>
          <p className="truncate text-xs">{rsvp}</p>
        </div>
      )}
      <div className="w-24">
        <GuestStatusBadge status={guest.status} />
      </div>
      {code}
      <RowActions guest={guest} name={name} can={can} />
    </div>
  )
}

function RowActions({
  guest,
  name,
  can: { edit, remove, checkIn },
}: {
  guest: Guest
  name: string
  can: GuestRowActions
}) {
  const arrived = guest.attendance === 'arrived'
  return (
    <div className="flex shrink-0">
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
      {edit !== undefined && (
        <IconButton
          label={`Edit ${name}`}
          size="icon-sm"
          className="text-muted"
          onClick={() => {
            edit(guest)
          }}
        >
          <Pencil aria-hidden />
        </IconButton>
      )}
      {remove !== undefined && (
        <IconButton
          label={`Remove ${name}`}
          size="icon-sm"
          className="text-muted hover:text-danger"
          onClick={() => {
            remove(guest)
          }}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
