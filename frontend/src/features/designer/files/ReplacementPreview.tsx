/* What a document would make of the plan: a drawing, counts before and after, who loses a seat, what was repaired. */
import { TriangleAlert } from 'lucide-react'

import type { PlanSummary } from '@/plan/types'
import { Disclosure } from '@/ui/Disclosure'
import { nameOf } from '@/canvas/text/describe'
import { PlanImage } from '@/canvas/controls/PlanImage'
import { useDesigner } from '@/canvas/context'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { count } from '@/canvas/text/messages'
import { fullName } from '@/guests/names'
import { tableOfSeat } from '@/canvas/seats/seating'
import { formatSize, UNITS_PER_FOOT } from '@/canvas/text/units'
import type { Replacement } from '@/features/designer/files/replacement'

/** A picture of more objects would take longer than anybody wants to wait for it. */
const MOST_DRAWN = 4000

export function ReplacementPreview({ replacement }: { readonly replacement: Replacement }) {
  const { before, after, json, name, guests, notes } = replacement
  return (
    <div className="flex flex-col gap-4">
      <div className="grid h-56 grid-rows-1 place-items-center overflow-hidden rounded-card border border-border bg-plan-outside p-2">
        {after.elements <= MOST_DRAWN ? (
          <PlanImage
            planJson={json}
            label={`The plan in ${name}`}
            className="size-full object-contain"
          />
        ) : (
          <p className="text-sm text-muted">Too large to preview.</p>
        )}
      </div>
      <Counts before={before} after={after} />
      {guests.length > 0 && <Losing guests={guests} />}
      {notes.length > 0 && (
        <div className="rounded-card border border-border">
          <Disclosure title={`${count(notes.length, 'value')} repaired`} initiallyOpen={false}>
            <ul className="max-h-40 list-disc overflow-y-auto pl-4 text-xs break-words text-muted">
              {notes.slice(0, SHOWN_NOTES).map((note, index) => (
                <li key={index}>
                  {note.place}: {note.field} {note.message}
                </li>
              ))}
              {notes.length > SHOWN_NOTES && (
                <li>and {count(notes.length - SHOWN_NOTES, 'more')}</li>
              )}
            </ul>
          </Disclosure>
        </div>
      )}
    </div>
  )
}

const SHOWN_NOTES = 50

function Counts({ before, after }: { readonly before: PlanSummary; readonly after: PlanSummary }) {
  usePrefs((prefs) => prefs.units)
  const room = (of: PlanSummary): string =>
    formatSize(of.venueWidth * UNITS_PER_FOOT, of.venueHeight * UNITS_PER_FOOT)
  const rows = [
    ['Objects', before.elements, after.elements],
    ['Tables', before.tables, after.tables],
    ['Seats', before.seats, after.seats],
    ['Room', room(before), room(after)],
  ] as const
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">The plan before and after</caption>
      <thead>
        <tr className="border-b border-border text-xs text-muted">
          <td />
          <th scope="col" className="py-1.5 text-right font-medium">
            Now
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Afterwards
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, now, then]) => (
          <tr key={label} className="border-b border-border last:border-b-0">
            <th scope="row" className="py-1.5 text-left font-normal text-muted">
              {label}
            </th>
            <td className="py-1.5 text-right">{now}</td>
            <td className={`py-1.5 text-right ${now === then ? '' : 'font-semibold'}`}>{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const SHOWN_GUESTS = 12

function Losing({ guests }: { readonly guests: Replacement['guests'] }) {
  const designer = useDesigner()
  const { elements } = designer.plan.state.getState()
  return (
    <div className="rounded-card bg-warning-soft p-3 text-sm">
      <p className="flex gap-2 font-semibold">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        {count(guests.length, 'guest')} will lose {guests.length === 1 ? 'the seat' : 'their seats'}
      </p>
      <p className="mt-0.5 pl-6 text-xs">
        They keep their place on the guest list. Undo seats them again.
      </p>
      <ul className="mt-2 max-h-32 space-y-0.5 overflow-y-auto pl-6">
        {guests.slice(0, SHOWN_GUESTS).map((guest) => {
          const table = elements.get(tableOfSeat(guest.seatId))
          return (
            <li key={guest.id} className="flex justify-between gap-4">
              <span className="truncate">{fullName(guest)}</span>
              {table !== undefined && <span className="shrink-0 text-muted">{nameOf(table)}</span>}
            </li>
          )
        })}
        {guests.length > SHOWN_GUESTS && (
          <li className="text-muted">and {count(guests.length - SHOWN_GUESTS, 'more guest')}</li>
        )}
      </ul>
    </div>
  )
}

/** What the button says that does it. */
export function replaceLabel({ guests }: Replacement): string {
  return guests.length === 0 ? 'Replace plan' : 'Unseat and replace'
}
