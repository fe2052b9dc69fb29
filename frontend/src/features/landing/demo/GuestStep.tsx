/* Step 3: a list on the left, a table on the right, and the press of a button between them. */
import { useState } from 'react'
import { DrawnObject } from '@/features/landing/live-plan/DrawnPlan'
import { weddingGuests } from '@/features/landing/wedding-guests'
import { firstRoom } from '@/generated/drawings/first-room.gen'
import { Button } from '@/ui/Button'

const sources = ['Excel', 'CSV', 'Manual']
const table = firstRoom.things.find(({ id }) => id === 't1')
const names = (weddingGuests.t2 ?? []).slice(0, 8)
const allSeats = new Set(table?.seats.map(({ id }) => id))
const noSeats: ReadonlySet<string> = new Set()

/** Renders list, button and table. */
export function GuestStep() {
  const [seated, setSeated] = useState(false)
  return (
    <div className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-2">
      <div>
        <ul aria-label="Sources" className="flex gap-2">
          {sources.map((source) => (
            <li
              key={source}
              className="rounded-control border border-border bg-bg px-2.5 py-1 text-xs font-medium"
            >
              {source}
            </li>
          ))}
        </ul>
        <ol className="mt-3">
          {names.map((name, index) => (
            <li key={name} className="flex gap-3 border-t border-border py-1 text-sm">
              <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
              <span className="text-muted">
                {seated ? `Seat ${table?.seats[index]?.label ?? ''}` : 'No seat'}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="text-center">
        <svg
          role="img"
          aria-label={seated ? 'Table 1 with eight guests' : 'Table 1 with eight free seats'}
          viewBox="66 160 208 208"
          className="mx-auto size-44 rounded-card border border-border bg-plan-floor"
        >
          {table !== undefined && <DrawnObject thing={table} taken={seated ? allSeats : noSeats} />}
        </svg>
        <Button className="mt-4" onClick={() => setSeated(!seated)}>
          {seated ? 'Take them off again' : 'Assign seats'}
        </Button>
        <p role="status" className="sr-only">
          {seated ? 'Eight guests were seated at Table 1.' : ''}
        </p>
      </div>
    </div>
  )
}
