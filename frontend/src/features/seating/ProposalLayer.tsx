/* On the chairs of a proposal: whether the wishes of the guest are kept, which one is broken, and which seats are new. */
import { useMemo } from 'react'

import type { ProposedGuest } from '@/guests/assign/proposed-tables'
import type { Point } from '@/plan/types'
import { useView } from '@/canvas/context'
import { PlanOverlay, useSeatPlaces } from '@/features/seating/PlanOverlay'
import { CORNER, ProposalMark, useMarkPlace } from '@/features/seating/ProposalMark'
import type { Proposed } from '@/features/seating/use-proposed'
import { toScreen } from '@/plan/camera/camera'

export function ProposalLayer({ proposed }: { readonly proposed: Proposed }) {
  const places = useSeatPlaces()
  const placed = useMarkPlace()
  const marked = useMemo(
    () =>
      proposed.tables
        .flatMap(({ guests }) => guests)
        .filter(({ satisfaction, isChanged }) => isChanged || satisfaction !== 'none'),
    [proposed],
  )
  if (!proposed.isShown) return null
  return (
    <PlanOverlay>
      {marked.map((guest) => {
        const place = places.get(guest.seatId)
        const mark = placed(place)
        if (place === undefined || mark === undefined) return null
        return <Chair key={guest.seatId} {...{ guest, place, mark }} />
      })}
    </PlanOverlay>
  )
}

interface ChairProps {
  readonly guest: ProposedGuest
  readonly place: Point
  readonly mark: string
}

function Chair({ guest: { satisfaction, isChanged, broken }, place, mark }: ChairProps) {
  const camera = useView((state) => state.camera)
  const at = toScreen(camera, place)
  return (
    <>
      {isChanged && (
        <circle
          cx={at.x}
          cy={at.y}
          r={Math.max(6, CORNER * camera.zoom * 1.35)}
          className="fill-none stroke-accent"
          strokeWidth={2}
        />
      )}
      {satisfaction !== 'none' && (
        <g transform={mark}>
          <ProposalMark kind={satisfaction} number={broken[0]} />
        </g>
      )}
    </>
  )
}
