/* On the chairs: the number of the group that the guest belongs to. */
import { PlanOverlay, useSeatPlaces } from '@/features/seating/PlanOverlay'
import { useMarkPlace } from '@/features/seating/ProposalMark'
import type { SeatGroup } from '@/features/seating/seat-groups'

export function GroupLayer({ groups }: { readonly groups: readonly SeatGroup[] }) {
  const places = useSeatPlaces()
  const placed = useMarkPlace()
  return (
    <PlanOverlay>
      {groups.flatMap((group) =>
        group.seatIds.map((seatId) => {
          const at = placed(places.get(seatId))
          return at === undefined ? null : (
            <g key={seatId} transform={at}>
              <GroupMark group={group} />
            </g>
          )
        }),
      )}
    </PlanOverlay>
  )
}

/** A mark around the origin. */
export function GroupMark({ group: { colour, number } }: { readonly group: SeatGroup }) {
  return (
    <>
      <circle r={8.5} fill={colour} stroke="white" strokeWidth={1.5} />
      <text dy="0.35em" textAnchor="middle" fill="white" className="text-[10px] font-bold">
        {number}
      </text>
    </>
  )
}
