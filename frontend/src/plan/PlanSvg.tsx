/*
 * A plan as a picture: read-only SVG from the same primitives that the designer paints.
 * Loads the WebAssembly plan on first use; until then it keeps its place with the room's outline.
 */
import { useMemo } from 'react'
import { usePicture, type Size } from '@/plan/picture'
import { PlanPicture } from '@/plan/PlanPicture'
import type { Box } from '@/plan/types'

interface PlanSvgProps {
  /** The `plan` of a floor-plan answer. */
  readonly plan: unknown
  /** The whole picture in words. */
  readonly label: string
  readonly className?: string | undefined
  readonly highlightSeat?: string | undefined
  readonly assignedSeats?: readonly string[] | undefined
  /** A canvas of a fixed size that the plan is fitted into; without it the picture is as large as the plan. */
  readonly canvas?: Size | undefined
}

const MARGIN = 24

/** Draws the plan to fill its box, keeping its proportions. */
export function PlanSvg(props: PlanSvgProps) {
  const { plan, label, className, highlightSeat, assignedSeats, canvas } = props
  const picture = usePicture(plan)
  const assigned = useMemo(() => new Set(assignedSeats), [assignedSeats])
  const { bounds } = picture
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={canvas === undefined ? viewBoxOf(bounds) : `0 0 ${canvas.width} ${canvas.height}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <g transform={canvas === undefined ? undefined : fitInto(canvas, bounds)}>
        <PlanPicture picture={picture} assignedSeats={assigned} highlightSeat={highlightSeat} />
      </g>
    </svg>
  )
}

function viewBoxOf({ x, y, width, height }: Box): string {
  return [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(' ')
}

function fitInto(canvas: Size, bounds: Box): string {
  const scale = Math.min(
    (canvas.width - 2 * MARGIN) / bounds.width,
    (canvas.height - 2 * MARGIN) / bounds.height,
  )
  const x = (canvas.width - bounds.width * scale) / 2 - bounds.x * scale
  const y = (canvas.height - bounds.height * scale) / 2 - bounds.y * scale
  return `translate(${x} ${y}) scale(${scale})`
}
