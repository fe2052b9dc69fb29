/* The floor plan of an event as a picture that leads to the designer. */
import { DraftingCompass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { usePlan } from '@/api/plan'
import type { Event } from '@/api/schema'
import { useTables } from '@/api/seating'
import { PlanPicture } from '@/features/events/components/PlanPicture'
import { messages } from '@/features/events/messages'
import { eventPath, paths } from '@/lib/paths'
import { countNoun } from '@/lib/words'
import { buttonStyles } from '@/ui/button-styles'
import { Card, CardHeader } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'

const shape = 'aspect-4/3 justify-center'

/** Renders the preview, or a notice that the event has no plan yet. */
export function PlanPreview({ event }: { event: Event }) {
  const mayEdit = useMayEdit()
  const plan = usePlan(event.id)
  const tables = useTables(event.id)
  const ofEvent = `?event=${encodeURIComponent(event.id)}`
  const editor = paths.floorPlanner + ofEvent
  return (
    <Card className="min-w-0 overflow-hidden">
      <CardHeader
        title="Floor Plan Preview"
        text={`${countNoun(tables.data?.length ?? 0, 'table')}, ${countNoun(event.seatCount, 'seat')}`}
        actions={
          <>
            <Link to={eventPath(event.id)} className={buttonStyles({ size: 'sm' })}>
              View plan
            </Link>
            <Link to={paths.venueDashboard + ofEvent} className={buttonStyles({ size: 'sm' })}>
              Venue
            </Link>
          </>
        }
      />
      <div className="border-t border-border">
        <QueryView
          query={plan}
          failed="The floor plan could not be loaded"
          level={3}
          skeleton={<Skeleton className="aspect-4/3 rounded-none" />}
          frame={(failure) => <div className="grid aspect-4/3 place-items-center">{failure}</div>}
        >
          {(data) =>
            hasElements(data.plan) ? (
              <PlanPicture
                event={event}
                plan={data.plan}
                tables={tables.data ?? []}
                leads={
                  mayEdit
                    ? { to: editor, label: 'Open Full Editor' }
                    : { to: eventPath(event.id), label: 'View Floor Plan' }
                }
              />
            ) : data.revision === 0 ? (
              <EmptyState
                level={3}
                icon={DraftingCompass}
                title={messages.noPlan}
                text="Draw the room once. Seating, export and the page where guests find their seat all use it."
                action={
                  mayEdit && (
                    <Link to={editor} className={buttonStyles({ variant: 'primary' })}>
                      Create Floor Plan
                    </Link>
                  )
                }
                className={shape}
              />
            ) : (
              <EmptyState
                level={3}
                icon={DraftingCompass}
                title={messages.noElements}
                action={
                  mayEdit && (
                    <Link to={editor} className={buttonStyles()}>
                      Open Full Editor
                    </Link>
                  )
                }
                className={shape}
              />
            )
          }
        </QueryView>
      </div>
    </Card>
  )
}

function hasElements(plan: Record<string, unknown>): boolean {
  return Array.isArray(plan.elements) && plan.elements.length > 0
}
