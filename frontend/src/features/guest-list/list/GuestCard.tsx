/* One guest of the list on a phone. */
import type { Guest } from '@/api/schema'
import { GuestActions } from '@/features/guest-list/list/GuestActions'
import { GuestNameButton } from '@/features/guest-list/list/GuestNameButton'
import { GuestStatusBadge } from '@/features/guest-list/edit/GuestStatusBadge'
import { RsvpCell } from '@/features/guest-list/list/RsvpCell'
import { GuestCode, TagChips, type ShownWithGuest } from '@/features/guest-list/list/guest-columns'
import { GuestPlace } from '@/guests/GuestCells'
import { GuestMeal } from '@/guests/GuestMeal'

type Props = { guest: Guest; shown: ShownWithGuest }

export function GuestCard({ guest, shown: { allowed, change, opening, hosts, isGrouped } }: Props) {
  const host = hosts.get(guest.id)
  const facts = [
    isGrouped ? '' : (guest.party?.name ?? ''),
    host === undefined ? '' : `Plus-one of ${host}`,
  ]
  return (
    <div className="flex flex-col gap-1 text-sm">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <GuestNameButton guest={guest} opening={opening} />
          <GuestPlace guest={guest} />
        </div>
        <GuestStatusBadge guest={guest} />
      </div>
      <div className="flex min-w-0 items-center gap-2 text-xs text-muted">
        <RsvpCell guest={guest} change={change} />
        <bdi className="min-w-0 truncate">{facts.filter((fact) => fact !== '').join(' · ')}</bdi>
      </div>
      <GuestMeal guest={guest} onOneLine />
      {guest.tags.length > 0 && <TagChips tags={guest.tags} />}
      <div className="flex items-center justify-between gap-2">
        <GuestCode guest={guest} />
        <GuestActions guest={guest} allowed={allowed} />
      </div>
    </div>
  )
}
