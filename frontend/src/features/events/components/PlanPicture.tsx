/* The drawn plan in a frame of 4 to 3. All of it is one link, to the designer or to the viewer, and says so when it is about to be used. */
import { Link } from 'react-router-dom'
import type { Event, Table } from '@/api/schema'
import { countNoun } from '@/lib/words'
import { loadable } from '@/ui/loadable'

// The picture needs the compiled plan code; the rest of the page does not wait for it.
const { Part: PlanSvg } = loadable(async () => (await import('@/plan/PlanSvg')).PlanSvg)

/** The specified canvas of the preview. */
const canvas = { width: 800, height: 600 } as const

type Props = {
  event: Event
  plan: unknown
  tables: readonly Table[]
  leads: { readonly to: string; readonly label: string }
}

/** Renders the picture with the seats that are taken. */
export function PlanPicture({ event, plan, tables, leads }: Props) {
  const taken = tables.flatMap(({ seats }) =>
    seats.filter(({ guestId }) => guestId != null).map(({ id }) => id),
  )
  return (
    <div className="group relative aspect-4/3 bg-plan-outside">
      <PlanSvg
        plan={plan}
        canvas={canvas}
        label={`Floor plan of ${event.name}: ${countNoun(tables.length, 'table')}, ${countNoun(taken.length, 'seat')} taken`}
        assignedSeats={taken}
        className="absolute inset-0 size-full"
      />

      <Link
        to={leads.to}
        className="absolute inset-0 grid place-items-end justify-center p-4 focus-visible:-outline-offset-4"
      >
        <span className="rounded-control border border-border bg-surface px-4 py-2 font-medium opacity-0 shadow-float transition-opacity duration-120 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          {leads.label}
        </span>
      </Link>
    </div>
  )
}
