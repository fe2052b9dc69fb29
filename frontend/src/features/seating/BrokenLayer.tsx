/* On the chairs of guests for whom wishes are broken, all or some, while nothing else is marked there. */
import { useMemo } from 'react'

import { satisfactionOf } from '@/guests/assign/proposed-tables'
import type { SeatVerdict } from '@/plan/types'
import { useSeating, useView } from '@/canvas/context'
import { PlanOverlay, useSeatPlaces } from '@/features/seating/PlanOverlay'
import { ProposalMark, useMarkPlace, type MarkKind } from '@/features/seating/ProposalMark'
import { useVerdicts } from '@/features/seating/use-seat-advisor'

export function BrokenLayer() {
  const verdicts = useVerdicts()
  const seating = useSeating((state) => state)
  const places = useSeatPlaces()
  const marks = useMemo(() => brokenSeats(verdicts, seating.byId), [verdicts, seating])
  const placed = useMarkPlace()
  const isIdle = useView(({ hand }) => hand.kind === 'empty')
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

/** The same marks as those of a proposal, without those for wishes that are kept. */
export function brokenSeats(
  verdicts: readonly SeatVerdict[],
  guests: ReadonlyMap<string, { readonly seat?: { readonly id: string } | null }>,
): ReadonlyMap<string, MarkKind> {
  const marks = new Map<string, MarkKind>()
  for (const [id, { satisfaction }] of satisfactionOf(verdicts)) {
    const seat = guests.get(id)?.seat
    if (seat != null && (satisfaction === 'partly' || satisfaction === 'broken')) {
      marks.set(seat.id, satisfaction)
    }
  }
  return marks
}
