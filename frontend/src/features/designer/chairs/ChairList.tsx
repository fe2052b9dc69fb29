/* The chairs of one table, each with who sits there; the chosen one shows what is special about it. */
import { Accessibility, ChevronRight } from 'lucide-react'

import type { ElementSeat, ElementView } from '@/plan/types'
import { useDesigner, useSeating, useSelection } from '@/canvas/context'
import { fullName } from '@/guests/names'
import { ChairFields } from '@/features/designer/chairs/ChairFields'
import { statusWords } from '@/features/designer/chairs/seat-status'
import { focusSeat } from '@/canvas/store/selection'

export function ChairList({ element }: { readonly element: ElementView }) {
  return (
    <ul className="-mx-2 flex flex-col">
      {element.seats.map((seat) => (
        <Chair key={seat.id} element={element} seat={seat} />
      ))}
    </ul>
  )
}

function Chair({ element, seat }: { readonly element: ElementView; readonly seat: ElementSeat }) {
  const designer = useDesigner()
  const guest = useSeating((state) => state.bySeat.get(seat.id))
  const open = useSelection((state) => state.seat === seat.id)
  const accessible = seat.isHandicapAccessible === true
  return (
    <li className="border-b border-border last:border-b-0">
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-9 w-full min-w-0 items-center gap-2 rounded-control px-2 text-left text-sm hover:bg-surface-2 pointer-coarse:min-h-11"
        onClick={() => {
          focusSeat(designer.selection, element.id, open ? undefined : seat.id)
        }}
      >
        <ChevronRight
          aria-hidden
          strokeWidth={1.75}
          className={`size-4 shrink-0 text-muted transition-transform duration-120 ${open ? 'rotate-90' : ''}`}
        />
        <span className="shrink-0 font-medium">
          <span className="sr-only">Seat</span> {seat.label}
        </span>{' '}
        <span className="min-w-0 flex-1 truncate text-muted">
          {guest === undefined ? 'Free' : fullName(guest)}
        </span>{' '}
        {seat.seatStatus !== undefined && (
          <span className="shrink-0 rounded-full bg-surface-2 px-2 text-xs">
            {statusWords(seat.seatStatus)}
          </span>
        )}{' '}
        {accessible && (
          <Accessibility
            role="img"
            aria-label="Accessible"
            className="size-4 shrink-0 text-info"
            strokeWidth={1.75}
          />
        )}
      </button>
      {open && <ChairFields seat={seat} />}
    </li>
  )
}
