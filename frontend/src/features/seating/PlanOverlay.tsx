/* A drawing over the plan of the seat assignment, in screen pixels from the plan's corner. Hands reach through it. */
import { useMemo, type ReactNode } from 'react'

import type { SeatView } from '@/plan/types'
import { useRulerInset } from '@/canvas/viewport/use-ruler-inset'
import { useDesigner, usePlanState } from '@/canvas/context'

export function PlanOverlay({ children }: { readonly children: ReactNode }) {
  const inset = useRulerInset()
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute right-0 bottom-0 overflow-hidden"
      style={{ left: inset, top: inset }}
      width="100%"
      height="100%"
    >
      {children}
    </svg>
  )
}

/** The chairs of the plan by id. */
export function useSeatPlaces(): ReadonlyMap<string, SeatView> {
  const designer = useDesigner()
  const elements = usePlanState((state) => state.elements)
  return useMemo(() => {
    const seats = elements.size === 0 ? [] : designer.plan.session().seats()
    return new Map(seats.map((seat) => [seat.id, seat]))
  }, [designer, elements])
}
