/* One guest of the list: name and contact, place, state, code, and what can be done. */
import { Pencil, Trash2 } from 'lucide-react'
import type { Guest } from '@/api/schema'
import { CopyCode } from '@/features/guests/components/CopyCode'
import { GuestStatusBadge } from '@/features/guests/components/GuestStatusBadge'
import { fullName, placeOf } from '@/features/guests/guest-list'
import { IconButton } from '@/ui/IconButton'

type Props = {
  guest: Guest
  narrow: boolean
  onEdit: (guest: Guest) => void
  onRemove: (guest: Guest) => void
}

/** Renders the row; on a phone it has two lines. */
export function GuestRow({ guest, narrow, onEdit, onRemove }: Props) {
  const name = fullName(guest)
  const contact = [guest.email, guest.mobile].filter((part) => part !== '').join(' · ')
  const place = placeOf(guest)
  const who = (
    <div className="min-w-0 flex-1">
      <p className="truncate font-medium">{name}</p>
      <p className="truncate text-xs text-muted">
        {narrow ? place || contact || 'No seat yet' : contact || 'No contact details'}
      </p>
    </div>
  )
  const actions = (
    <div className="flex shrink-0">
      <IconButton
        label={`Edit ${name}`}
        size="icon-sm"
        className="text-muted"
        onClick={() => {
          onEdit(guest)
        }}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        label={`Remove ${name}`}
        size="icon-sm"
        className="text-muted hover:text-danger"
        onClick={() => {
          onRemove(guest)
        }}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
  if (narrow) {
    return (
      <div className="flex h-full flex-col justify-center gap-1 px-5">
        <div className="flex items-center gap-2">
          {who}
          {actions}
        </div>
        <div className="flex items-center justify-between gap-2">
          <GuestStatusBadge status={guest.status} />
          <CopyCode code={guest.lookupCode} name={name} />
        </div>
      </div>
    )
  }
  return (
    <div className="flex h-full items-center gap-4 px-5">
      {who}
      <p className="w-36 truncate text-muted">{place || 'No seat yet'}</p>
      <div className="w-24">
        <GuestStatusBadge status={guest.status} />
      </div>
      <CopyCode code={guest.lookupCode} name={name} />
      {actions}
    </div>
  )
}
