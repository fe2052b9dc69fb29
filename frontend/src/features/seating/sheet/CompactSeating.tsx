/* What lies over the plan of a small screen while guests are seated: what the seats are worth to those in hand. */
import { useEffect } from 'react'

import { useDesigner, useView } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { HandBar } from '@/features/seating/HandBar'
import { HintLayer } from '@/features/seating/HintLayer'
import { useHand } from '@/features/seating/use-seat-advisor'
import { useWishesOfEvent } from '@/features/seating/use-wishes-of-event'
import { clearSelection } from '@/canvas/store/selection'
import { pickedGuest } from '@/canvas/store/hand'

export function CompactSeating() {
  const designer = useDesigner()
  const isFlat = useView((state) => state.mode === '2d')
  const isHolding = useHand().length > 0
  useWishesOfEvent()
  useFreePlan(designer)
  return (
    <>
      {isFlat && <HintLayer />}
      {isHolding && (
        // Over the note above the plan, so that the plan does not move.
        <div className="absolute inset-x-0 bottom-full z-10 tiny:top-0 tiny:bottom-auto">
          <HandBar legend={undefined} />
        </div>
      )}
    </>
  )
}

/** Closes the open table once guests are taken in hand or seated: the plan is what matters then. */
function useFreePlan(designer: Env): void {
  useEffect(
    () =>
      designer.view.subscribe((now, before) => {
        if (pickedGuest(now) !== pickedGuest(before)) clearSelection(designer.selection)
      }),
    [designer],
  )
}
