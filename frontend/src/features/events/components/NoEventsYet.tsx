/* The grid of events before there is any. */
import { CalendarDays } from 'lucide-react'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'

/** Renders the empty grid. */
export function NoEventsYet({ onCreate }: { onCreate: (() => void) | undefined }) {
  return (
    <Card>
      <EmptyState
        icon={CalendarDays}
        title="No Events Yet"
        text="An event holds a floor plan, a guest list and the seating."
        action={
          onCreate && (
            <Button variant="primary" onClick={onCreate}>
              Create Your First Event
            </Button>
          )
        }
      />
    </Card>
  )
}
