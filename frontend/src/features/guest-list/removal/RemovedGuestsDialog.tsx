/* The guests that were removed in the last 30 days, to be restored one by one or together. */
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRemovedGuests } from '@/api/removed-guests'
import type { RemovedGuest } from '@/api/schema'
import { RemovedGuestItem } from '@/features/guest-list/removal/RemovedGuestItem'
import { daysKept } from '@/features/guest-list/removal/messages'
import { useRestoreGuests } from '@/features/guest-list/removal/use-restore-guests'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'

type Props = { eventId: string; onClose: () => void }

export function RemovedGuestsDialog({ eventId, onClose }: Props) {
  const query = useRemovedGuests(eventId)
  const restore = useRestoreGuests(eventId, query.data ?? [])
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  // Drops guests who have been restored since they were chosen.
  const chosen = (query.data ?? []).filter(({ id }) => chosenIds.has(id))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Removed Guests"
      description={`Removed guests are kept for ${String(daysKept)} days. Their seats come back where they are still free.`}
      maxWidth={600}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {chosen.length > 0 && (
            <Button
              variant="primary"
              pending={restore.isPending}
              pendingLabel="Restoring..."
              onClick={() => {
                restore.run(chosen)
              }}
            >
              Restore {countNoun(chosen.length, 'guest')}
            </Button>
          )}
        </>
      }
    >
      <QueryView
        query={query}
        failed="The removed guests could not be loaded"
        level={3}
        empty={
          <EmptyState
            level={3}
            icon={Trash2}
            title="No removed guests"
            text={`Guests you remove appear here for ${String(daysKept)} days.`}
          />
        }
      >
        {(removed) => (
          <RemovedGuestList
            removed={removed}
            chosen={chosen}
            restoring={restore.restoring}
            onChoose={setChosenIds}
            onRestore={(guest) => {
              restore.run([guest])
            }}
          />
        )}
      </QueryView>
    </Dialog>
  )
}

type ListProps = {
  removed: readonly RemovedGuest[]
  chosen: readonly RemovedGuest[]
  /** Ids of the guests who are being restored. */
  restoring: readonly string[]
  onChoose: (ids: ReadonlySet<string>) => void
  onRestore: (guest: RemovedGuest) => void
}

function RemovedGuestList({ removed, chosen, restoring, onChoose, onRestore }: ListProps) {
  const ids = new Set(chosen.map(({ id }) => id))
  const all = chosen.length === removed.length
  return (
    <>
      {removed.length > 1 && (
        <Checkbox
          label="Select all"
          checked={all}
          mixed={chosen.length > 0 && !all}
          onChange={(on) => {
            onChoose(new Set(on ? removed.map(({ id }) => id) : []))
          }}
        />
      )}
      <ul aria-label="Removed guests" className="flex flex-col">
        {removed.map((guest) => (
          <RemovedGuestItem
            key={guest.id}
            guest={guest}
            chosen={ids.has(guest.id)}
            restoring={restoring.includes(guest.id)}
            onChoose={(on) => {
              const next = new Set(ids)
              if (on) next.add(guest.id)
              else next.delete(guest.id)
              onChoose(next)
            }}
            onRestore={onRestore}
          />
        ))}
      </ul>
    </>
  )
}
