/* The chairs of one table, each with who sits there and what is special about it. */
import { Accessibility } from 'lucide-react'

import type { ElementSeat, ElementView, SeatStatus } from '@/plan/types'
import { Select } from '@/ui/Select'
import { useDesigner, useSeating } from '@/features/planner/designer/context'
import { fullName } from '@/features/planner/seating'
import { focusSeat } from '@/features/planner/store/selection'
import { setSeat } from '@/features/planner/panels/properties/set-seat'

const STATUSES: readonly { readonly value: SeatStatus; readonly label: string }[] = [
  { value: 'available', label: 'Available' },
  { value: 'reserved', label: 'Reserved' },
  { value: 'sold', label: 'Sold' },
]

export function ChairList({ element }: { readonly element: ElementView }) {
  return (
    <ul className="-mx-1 flex flex-col">
      {element.seats.map((seat) => (
        <Chair key={seat.id} element={element} seat={seat} />
      ))}
    </ul>
  )
}

function Chair({ element, seat }: { readonly element: ElementView; readonly seat: ElementSeat }) {
  const designer = useDesigner()
  const guest = useSeating((state) => state.bySeat.get(seat.id))
  const name = `Seat ${seat.label}`
  const accessible = seat.isHandicapAccessible === true
  return (
    <li className="flex items-center gap-1 border-b border-border py-1 last:border-b-0">
      <button
        type="button"
        className="min-h-8 min-w-0 flex-1 rounded-control px-1 text-left text-sm hover:bg-surface-2 pointer-coarse:min-h-11"
        onClick={() => {
          focusSeat(designer.selection, element.id, seat.id)
        }}
      >
        <span className="font-medium">{seat.label}</span>{' '}
        <span className="text-muted">{guest === undefined ? 'Free' : fullName(guest)}</span>
      </button>
      <Select
        aria-label={`Status of ${name.toLowerCase()}`}
        className="w-28 shrink-0"
        value={seat.seatStatus ?? 'available'}
        onChange={(event) => {
          const status = STATUSES.find((each) => each.value === event.target.value)
          if (status !== undefined)
            setSeat(designer, element, seat.id, { seatStatus: status.value })
        }}
      >
        {STATUSES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <button
        type="button"
        aria-label={`${name} is accessible`}
        title={`${name} is accessible`}
        aria-pressed={accessible}
        className="grid size-8 shrink-0 place-items-center rounded-control text-muted transition-colors duration-120 hover:bg-surface-2 aria-pressed:bg-info-soft aria-pressed:text-info pointer-coarse:size-11"
        onClick={() => {
          setSeat(designer, element, seat.id, { isHandicapAccessible: !accessible })
        }}
      >
        <Accessibility aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
    </li>
  )
}
