/* Says that there is nothing yet, and what an event is for. */
import { CalendarDays } from 'lucide-react'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'

/** Renders the empty dashboard; members who may only look have nothing to press. */
export function NoEvents({ onCreate }: { onCreate: (() => void) | undefined }) {
  return (
    <Card>
      <EmptyState
        icon={CalendarDays}
        title="No Events Found"
        text="An event holds a floor plan, a guest list and the seating. Create the first one to begin."
        action={
          onCreate && (
            <Button variant="primary" onClick={onCreate}>
              Create Event
            </Button>
          )
        }
      />
    </Card>
  )
}
