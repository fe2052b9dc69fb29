/* One removed guest: who, when, until when, and Restore. */
import type { RemovedGuest } from '@/api/schema'
import { fullName } from '@/guests/names'
import { browserZone, exactTime, relativeTime, shortDate } from '@/lib/dates'
import { Button } from '@/ui/Button'

type Props = {
  guest: RemovedGuest
  chosen: boolean
  restoring: boolean
  onChoose: (on: boolean) => void
  onRestore: (guest: RemovedGuest) => void
}

export function RemovedGuestItem({ guest, chosen, restoring, onChoose, onRestore }: Props) {
  const name = fullName(guest)
  const contact = [guest.party?.name ?? '', guest.email].filter((text) => text !== '').join(' · ')
  return (
    <li className="flex items-center gap-3 border-t border-border py-2 text-sm first:border-0">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        className="size-4 shrink-0 accent-accent"
        checked={chosen}
        onChange={(event) => {
          onChoose(event.target.checked)
        }}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <bdi>{name}</bdi>
        </p>
        {contact !== '' && (
          <p className="truncate text-xs text-muted">
            <bdi>{contact}</bdi>
          </p>
        )}
        <p className="text-xs text-muted">
          Removed{' '}
          <time dateTime={guest.removedAt} title={exactTime(guest.removedAt)}>
            {relativeTime(guest.removedAt, new Date())}
          </time>
          , kept until{' '}
          <time dateTime={guest.gone} title={exactTime(guest.gone)}>
            {shortDate({ date: guest.gone, zone: browserZone() })}
          </time>
        </p>
      </div>
      <Button
        size="sm"
        aria-label={`Restore ${name}`}
        pending={restoring}
        pendingLabel="Restoring..."
        onClick={() => {
          onRestore(guest)
        }}
      >
        Restore
      </Button>
    </li>
  )
}
