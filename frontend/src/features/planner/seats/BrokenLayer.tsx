/* On the chairs of guests for whom a rule or a wish is broken, while nothing else is marked there. */
import { useMemo } from 'react'

import type { SeatVerdict } from '@/plan/types'
import { useSeating, useView } from '@/features/planner/designer/context'
import { PlanOverlay, useSeatPlaces } from '@/features/planner/seats/PlanOverlay'
import { ProposalMark, useMarkPlace, type MarkKind } from '@/features/planner/seats/ProposalMark'
import { useVerdicts } from '@/features/planner/seats/use-desk'

export function BrokenLayer() {
  const verdicts = useVerdicts()
  const seating = useSeating((state) => state)
  const places = useSeatPlaces()
  const marks = useMemo(() => brokenSeats(verdicts, seating.byId), [verdicts, seating])
  const placed = useMarkPlace()
  const isIdle = useView(({ guest, dragged }) => guest === undefined && dragged.length === 0)
  if (!isIdle || marks.size === 0) return null
  return (
    <PlanOverlay>
      {[...marks].map(([seatId, kind]) => {
        const at = placed(places.get(seatId))
        return at === undefined ? null : (
          <g key={seatId} transform={at}>
            <ProposalMark kind={kind} />
          </g>
        )
      })}
    </PlanOverlay>
  )
}

/** A rule that is broken counts more than a wish. */
export function brokenSeats(
  verdicts: readonly SeatVerdict[],
  guests: ReadonlyMap<string, { readonly seat?: { readonly id: string } | null }>,
): ReadonlyMap<string, MarkKind> {
  const marks = new Map<string, MarkKind>()
  for (const { state, guests: concerned, text } of verdicts) {
    if (state !== 'broken') continue
    const kind = text.endsWith('if possible') ? 'partly' : 'broken'
    for (const id of concerned) {
      const seat = guests.get(id)?.seat
      if (seat != null && marks.get(seat.id) !== 'broken') marks.set(seat.id, kind)
    }
  }
  return marks
}
