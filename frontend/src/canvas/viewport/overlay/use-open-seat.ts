/* The open chair: its table, its seat and its position. */
import { useMemo } from 'react'

import type { ElementSeat, ElementView, SeatView } from '@/plan/types'
import { useDesigner, usePlanState, useSelection } from '@/canvas/context'

export interface OpenSeat {
  readonly element: ElementView
  readonly seat: ElementSeat
  readonly place: SeatView
}

/** Returns undefined when no chair is open, or when the open one was removed. */
export function useOpenSeat(): OpenSeat | undefined {
  const designer = useDesigner()
  const seatId = useSelection((state) => state.seat)
  const focus = useSelection((state) => state.focus)
  const element = usePlanState((state) =>
    focus === undefined ? undefined : state.elements.get(focus),
  )
  return useMemo(() => {
    const seat = element?.seats.find((each) => each.id === seatId)
    if (element === undefined || seat === undefined) return undefined
    const place = designer.plan
      .session()
      .seats()
      .find((each) => each.id === seat.id)
    return place === undefined ? undefined : { element, seat, place }
  }, [designer, element, seatId])
}
