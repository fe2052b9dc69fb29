/* The import of guests: one wizard for files and pasted text, wherever the way to it began. */
import { useMayEdit } from '@/api/auth'
import { EventScreen } from '@/events/EventScreen'
import { ImportWizard } from '@/features/import/ImportWizard'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'

/** Renders the page for the current event. */
export function ImportGuestsPage() {
  const mayEdit = useMayEdit()
  return (
    <EventScreen
      title="Import guests"
      picker
      none={{ text: 'Guests belong to an event. Create one first, then import its guests here.' }}
    >
      {({ id }) =>
        mayEdit ? (
          <ImportWizard eventId={id} />
        ) : (
          <Card>
            <EmptyState
              title="You cannot import guests"
              text="Owners and planners of the organisation can. Ask one of them."
            />
          </Card>
        )
      }
    </EventScreen>
  )
}
