/* The dialogs of the event screens: one at a time, each loaded when it is asked for. */
import type { Event } from '@/api/schema'
import { loadable } from '@/ui/loadable'

const { Part: CreateEventDialog } = loadable(
  async () => (await import('@/features/events/components/CreateEventDialog')).CreateEventDialog,
  { floating: true },
)
const { Part: EditEventDialog } = loadable(
  async () => (await import('@/features/events/components/EditEventDialog')).EditEventDialog,
  { floating: true },
)
const { Part: DuplicateEventDialog } = loadable(
  async () =>
    (await import('@/features/events/components/DuplicateEventDialog')).DuplicateEventDialog,
  { floating: true },
)
const { Part: DeleteEventDialog } = loadable(
  async () => (await import('@/features/events/components/DeleteEventDialog')).DeleteEventDialog,
  { floating: true },
)

/** What a person wants to do. */
export type EventDialogRequest =
  { to: 'create' } | { to: 'edit' | 'duplicate' | 'delete'; event: Event }

type Props = {
  asked: EventDialogRequest | undefined
  /** Where it is asked: the messages after deleting differ. */
  page?: 'dashboard' | 'cards'
  onClose: () => void
  /** An event was created; the dialog closes. */
  onCreated: (id: string) => void
  onDeleted?: () => void
}

/** Renders the dialog that was asked for. */
export function EventDialogs({ asked, page = 'dashboard', onClose, onCreated, onDeleted }: Props) {
  const created = ({ id }: Event) => {
    onCreated(id)
  }
  return (
    <>
      {asked?.to === 'create' && <CreateEventDialog onClose={onClose} onCreated={created} />}
      {asked?.to === 'edit' && (
        <EditEventDialog key={asked.event.id} event={asked.event} onClose={onClose} />
      )}
      {asked?.to === 'duplicate' && (
        <DuplicateEventDialog key={asked.event.id} event={asked.event} onClose={onClose} />
      )}
      {asked?.to === 'delete' && (
        <DeleteEventDialog
          event={asked.event}
          page={page}
          onClose={onClose}
          {...(onDeleted === undefined ? {} : { onDeleted })}
        />
      )}
    </>
  )
}
