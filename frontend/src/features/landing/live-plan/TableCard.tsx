/* Who sits at the chosen table. */
import { guestsAt, takenText } from '@/features/landing/live-plan/seating'
import type { DrawnThing } from '@/plan/drawing'

/** Renders the list; it announces itself when another table is chosen. */
export function TableCard({
  table,
  event,
  venue,
}: {
  readonly table: DrawnThing
  readonly event: string
  readonly venue: string
}) {
  return (
    <section aria-label="Who sits there" className="flex flex-col bg-surface">
      <div className="border-b border-border px-5 py-4">
        <p className="font-semibold">{event}</p>
        <p className="text-muted">{venue}</p>
      </div>
      <div aria-live="polite" className="min-h-[318px] flex-1 px-5 py-4">
        <h2 className="text-lg font-semibold tracking-tight">{table.label}</h2>
        <p className="text-muted tabular-nums">{takenText(table)}</p>
        <ol className="mt-3">
          {guestsAt(table).map(({ seatId, label, name }) => (
            <li
              key={seatId}
              className="flex items-baseline gap-3 border-t border-border py-1 first:border-t-0"
            >
              <span className="w-4 shrink-0 text-xs text-muted">{label}</span>
              {name === undefined ? (
                <span className="text-muted">Free</span>
              ) : (
                <bdi className="min-w-0 truncate font-medium">{name}</bdi>
              )}
            </li>
          ))}
        </ol>
      </div>
      <p className="border-t border-border px-5 py-3 text-xs text-muted">
        Choose a table on the plan, or move with the arrow keys.
      </p>
    </section>
  )
}
