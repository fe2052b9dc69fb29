/* The marks on chairs: wishes kept, some kept, broken. */
import { useCallback } from 'react'

import type { Satisfaction } from '@/guests/assign/proposed-tables'
import type { Point } from '@/plan/types'
import { useView } from '@/canvas/context'
import { toScreen } from '@/plan/camera/camera'

export type MarkKind = Exclude<Satisfaction, 'none'>

export const MARKS: readonly MarkKind[] = ['kept', 'partly', 'broken']

const look: Readonly<Record<MarkKind, string>> = {
  kept: 'fill-success',
  partly: 'fill-warning',
  broken: 'fill-danger',
}

/** A mark around the origin: a tick, a dash, a cross, or the number of the broken wish. */
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

/** A zoom below which marks would cover the chairs beside them, and one below which they are small. */
const MARKED_ZOOM = 0.15
const FULL_ZOOM = 0.4
/** A zoom from which a mark is at the corner of its chair, so that the name stays readable. */
const CORNER_ZOOM = 0.9
/** From the middle of a chair to its corner, in plan units. */
export const CORNER = 13
/** Screen pixels beyond the view in which chairs still have their marks. */
const MARGIN = 16

/** Returns where the mark of a chair is drawn, as an SVG transform; nothing for one that is out of view or too small. */
export function useMarkPlace(): (place: Point | undefined) => string | undefined {
  const camera = useView((state) => state.camera)
  const size = useView((state) => state.size)
  return useCallback(
    (place) => {
      if (place === undefined || camera.zoom < MARKED_ZOOM) return undefined
      const { x, y } = toScreen(camera, place)
      const isInView =
        Math.min(x, y) > -MARGIN && x < size.width + MARGIN && y < size.height + MARGIN
      const offset = camera.zoom < CORNER_ZOOM ? 0 : CORNER * camera.zoom
      const scale = camera.zoom < FULL_ZOOM ? 0.6 : 1
      return isInView
        ? `translate(${(x + offset).toFixed(1)} ${(y - offset).toFixed(1)}) scale(${String(scale)})`
        : undefined
    },
    [camera, size],
  )
}
