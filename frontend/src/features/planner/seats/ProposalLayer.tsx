/* On the chairs of a proposal: whether the wishes of the guest are kept, which one is broken, and which seats are new. */
import { useMemo } from 'react'

import type { ProposedGuest, Satisfaction } from '@/guests/assign/proposed-tables'
import { useRulerInset } from '@/features/planner/canvas/use-ruler-inset'
import { useDesigner, usePlanState, useView } from '@/features/planner/designer/context'
import type { Proposed } from '@/features/planner/seats/use-proposed'
import { toScreen, type Camera } from '@/features/planner/store/camera'

/** A zoom below which marks would cover the chairs beside them. */
const MARKED_ZOOM = 0.3
/** A zoom from which a mark is at the corner of its chair, so that the name stays readable. */
const CORNER_ZOOM = 0.9
/** From the middle of a chair to its corner, in plan units. */
const CORNER = 13
/** Screen pixels beyond the view in which chairs still have their marks. */
const MARGIN = 16

export type MarkKind = Exclude<Satisfaction, 'none'>

export const MARKS: readonly MarkKind[] = ['kept', 'partly', 'broken']

export function ProposalLayer({ proposed }: { readonly proposed: Proposed }) {
  const designer = useDesigner()
  const camera = useView((state) => state.camera)
  const size = useView((state) => state.size)
  const elements = usePlanState((state) => state.elements)
  const inset = useRulerInset()
  const places = useMemo(() => {
    const seats = elements.size === 0 ? [] : designer.plan.session().seats()
    return new Map(seats.map((seat) => [seat.id, seat]))
  }, [designer, elements])
  const marked = useMemo(
    () =>
      proposed.tables
        .flatMap(({ guests }) => guests)
        .filter(({ satisfaction, isChanged }) => isChanged || satisfaction !== 'none'),
    [proposed],
  )
  if (!proposed.isShown || camera.zoom < MARKED_ZOOM) return null
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute right-0 bottom-0 overflow-hidden"
      style={{ left: inset, top: inset }}
      width="100%"
      height="100%"
    >
      {marked.map((guest) => {
        const place = places.get(guest.seatId)
        if (place === undefined) return null
        const at = toScreen(camera, place)
        const isInView =
          Math.min(at.x, at.y) > -MARGIN &&
          at.x < size.width + MARGIN &&
          at.y < size.height + MARGIN
        return isInView ? <Chair key={guest.seatId} {...{ guest, camera, at }} /> : null
      })}
    </svg>
  )
}

type ChairProps = {
  readonly guest: ProposedGuest
  readonly camera: Camera
  readonly at: { readonly x: number; readonly y: number }
}

function Chair({ guest, camera, at }: ChairProps) {
  const { satisfaction, isChanged, broken } = guest
  const offset = camera.zoom < CORNER_ZOOM ? 0 : CORNER * camera.zoom
  return (
    <>
      {isChanged && (
        <circle
          cx={at.x}
          cy={at.y}
          r={Math.max(10, CORNER * camera.zoom * 1.35)}
          className="fill-none stroke-accent"
          strokeWidth={2}
        />
      )}
      {satisfaction !== 'none' && (
        <g transform={`translate(${String(at.x + offset)} ${String(at.y - offset)})`}>
          <ProposalMark kind={satisfaction} number={broken[0]} />
        </g>
      )}
    </>
  )
}

const look: Readonly<Record<MarkKind, string>> = {
  kept: 'fill-success',
  partly: 'fill-warning',
  broken: 'fill-danger',
}

/** A mark around the origin: a tick, a dash, or the number of the broken wish. */
export function ProposalMark({ kind, number }: { kind: MarkKind; number?: number | undefined }) {
  return (
    <>
      <circle r={7.5} className={`${look[kind]} stroke-surface`} strokeWidth={1.5} />
      {kind === 'kept' ? (
        <path
          d="M-3 0.2 L-0.8 2.4 L3.2 -2"
          className="fill-none stroke-surface"
          strokeWidth={1.75}
        />
      ) : number === undefined ? (
        <path
          d={kind === 'partly' ? 'M-3 0 H3' : 'M-2.3 -2.3 L2.3 2.3 M2.3 -2.3 L-2.3 2.3'}
          className="stroke-surface"
          strokeWidth={1.75}
        />
      ) : (
        <text dy="0.35em" textAnchor="middle" className="fill-surface text-[10px] font-bold">
          {number}
        </text>
      )}
    </>
  )
}
