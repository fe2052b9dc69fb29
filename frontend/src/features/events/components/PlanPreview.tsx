/* The floor plan of an event as a picture that leads to the designer. */
import { DraftingCompass } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { usePlan } from '@/api/plan'
import type { Event } from '@/api/schema'
import { useTables } from '@/api/seating'
import { messages } from '@/features/events/messages'
import { paths } from '@/lib/paths'
import { counted } from '@/lib/words'
import { buttonStyles } from '@/ui/button-styles'
import { Card, CardHeader } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'

// The picture needs the compiled plan code; the rest of the page does not wait for it.
const PlanSvg = lazy(async () => ({ default: (await import('@/plan/PlanSvg')).PlanSvg }))

/** Renders the preview, or says that there is no plan yet. */
export function PlanPreview({ event }: { event: Event }) {
  const plan = usePlan(event.id)
  const tables = useTables(event.id)
  const editor = `${paths.floorPlanner}?event=${encodeURIComponent(event.id)}`
  const taken = (tables.data ?? []).flatMap((table) =>
    table.seats.filter((seat) => seat.guestId != null).map((seat) => seat.id),
  )
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Floor Plan Preview"
        text={`${counted(tables.data?.length ?? 0, 'table')}, ${counted(event.seatCount, 'seat')}`}
      />
      <div className="border-t border-border">
        {plan.isPending ? (
          <Skeleton className="aspect-4/3 rounded-none" />
        ) : plan.isError ? (
          <EmptyState
            level={3}
            title="The floor plan could not be loaded"
            text={plan.error.message}
          />
        ) : plan.data.revision === 0 ? (
          <EmptyState
            level={3}
            icon={DraftingCompass}
            title={messages.noPlan}
            text="Draw the room once. Seating, export and the page where guests find their seat all use it."
            action={
              <Link to={editor} className={buttonStyles({ variant: 'primary' })}>
                Create Floor Plan
              </Link>
            }
            className="aspect-4/3 justify-center"
          />
        ) : hasElements(plan.data.plan) ? (
          <div className="group relative aspect-4/3 bg-plan-outside">
            <Suspense fallback={null}>
              <PlanSvg
                plan={plan.data.plan}
                label={`Floor plan of ${event.name}: ${counted(tables.data?.length ?? 0, 'table')}, ${counted(taken.length, 'seat')} taken`}
                assignedSeats={taken}
                className="absolute inset-0 size-full p-3"
              />
            </Suspense>
            <Link
              to={editor}
              className="absolute inset-0 grid place-items-end justify-center p-4 focus-visible:-outline-offset-4"
            >
              <span className="rounded-control border border-border bg-surface px-4 py-2 font-medium opacity-0 shadow-float transition-opacity duration-120 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
                Open Full Editor
              </span>
            </Link>
          </div>
        ) : (
          <EmptyState
            level={3}
            icon={DraftingCompass}
            title={messages.noElements}
            action={
              <Link to={editor} className={buttonStyles()}>
                Open Full Editor
              </Link>
            }
            className="aspect-4/3 justify-center"
          />
        )}
      </div>
    </Card>
  )
}

function hasElements(plan: Record<string, unknown>): boolean {
  return Array.isArray(plan.elements) && plan.elements.length > 0
}
