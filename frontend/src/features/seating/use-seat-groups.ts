/* The groups of the guests at the chairs as the plan shows them: of the moment, or of a proposal. */
import { useMemo } from 'react'
import { useStore } from 'zustand'

import { useDesigner, useSeating } from '@/canvas/context'
import { seatingWith, shownSeats } from '@/canvas/seats/seating'
import { seatGroups, type ColourBy, type SeatGroup } from '@/features/seating/seat-groups'

export function useSeatGroups(by: ColourBy): readonly SeatGroup[] {
  const seating = useSeating((state) => state)
  const proposal = useStore(useDesigner().seatProposal)
  return useMemo(
    () =>
      by === 'wishes' ? [] : seatGroups(seatingWith(seating, shownSeats(proposal)).bySeat, by),
    [by, proposal, seating],
  )
}
