/*
 * A plan as a picture: read-only SVG from the same primitives that the designer paints.
 * Loads the WebAssembly plan on first use; until then it keeps its place with the room's outline.
 */
import { useEffect, useMemo, useState } from 'react'

import { cssColour } from '@/plan/colours'
import '@/plan/tokens.css'
import { SvgPrimitive } from '@/plan/SvgPrimitive'
import { loadPlanModule, type PlanModule } from '@/plan/session'
import { separateBacks } from '@/plan/chair-backs'
import { withTableLabels } from '@/plan/fallback-labels'
import type { Box, ElementView, Primitive } from '@/plan/types'

export interface PlanSvgProps {
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

interface Size {
  readonly width: number
  readonly height: number
}

interface Picture {
  readonly room: Size
  /** The room and everything that stands in or beside it. */
  readonly bounds: Box
  readonly primitives: readonly Primitive[]
}

const emptyRoom: Picture = {
  room: { width: 1200, height: 960 },
  bounds: { x: 0, y: 0, width: 1200, height: 960 },
  primitives: [],
}

const UNITS_PER_FOOT = 24
const MARGIN = 24

/** Draws the plan to fill its box, keeping its proportions. */
export function PlanSvg(props: PlanSvgProps) {
  const { plan, label, className, highlightSeat, assignedSeats, canvas } = props
  const module = usePlanModule()
  const picture = useMemo(
    () => (module === undefined ? emptyRoom : pictureOf(module, plan)),
    [module, plan],
  )
  const assigned = useMemo(() => new Set(assignedSeats), [assignedSeats])
  const { room, bounds, primitives } = picture
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={canvas === undefined ? viewBoxOf(bounds) : `0 0 ${canvas.width} ${canvas.height}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <g transform={canvas === undefined ? undefined : fitInto(canvas, bounds)}>
        <rect
          width={room.width}
          height={room.height}
          fill={cssColour('plan-floor')}
          stroke={cssColour('table-stroke')}
          strokeWidth={4}
        />
        {primitives.map((primitive, index) => (
          <SvgPrimitive
            key={index}
            primitive={primitive}
            state={seatState(primitive, assigned, highlightSeat)}
          />
        ))}
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

function seatState(
  primitive: Primitive,
  assigned: ReadonlySet<string>,
  highlight: string | undefined,
): 'free' | 'assigned' | 'highlighted' {
  if (primitive.seat === undefined) return 'free'
  if (primitive.seat === highlight) return 'highlighted'
  return assigned.has(primitive.seat) ? 'assigned' : 'free'
}

function usePlanModule(): PlanModule | undefined {
  const [module, setModule] = useState<PlanModule>()
  useEffect(() => {
    let wanted = true
    loadPlanModule().then(
      (loaded) => {
        if (wanted) setModule(loaded)
      },
      () => {
        // The empty room stays: a preview that cannot load is not worth an error on the page.
      },
    )
    return () => {
      wanted = false
    }
  }, [])
  return module
}

function pictureOf(module: PlanModule, plan: unknown): Picture {
  // A row is known by its letter, so it is no table without a name.
  const tables = new Set(
    module
      .catalogue()
      .flatMap(({ kind, chairs, figure }) =>
        chairs > 0 && figure !== 'row' && figure !== 'curved-row' ? [kind] : [],
      ),
  )
  try {
    const named = withTableLabels(plan, (kind) => tables.has(kind))
    const session = module.open(JSON.stringify(named))
    const canvas = session.canvas()
    const elements = session
      .elements()
      .filter((element) => !element.hidden)
      .sort((a, b) => a.zIndex - b.zIndex)
    const primitives = elements.flatMap((element) => separateBacks(session.primitives(element.id)))
    session.free()
    const room = {
      width: canvas.venueWidth * UNITS_PER_FOOT,
      height: canvas.venueHeight * UNITS_PER_FOOT,
    }
    return {
      room,
      bounds: boundsOf(room, elements),
      primitives: primitives.filter((primitive) => primitive.role !== 'seat-number'),
    }
  } catch {
    return emptyRoom
  }
}

// What was pushed out of the room is still part of the plan, and of its picture.
function boundsOf(room: Size, elements: readonly ElementView[]): Box {
  let [left, top, right, bottom] = [0, 0, room.width, room.height]
  for (const { x, y, width, height, rotation } of elements) {
    const [cx, cy] = [x + width / 2, y + height / 2]
    const half = Math.hypot(width, height) / 2
    const [across, down] = rotation % 180 === 0 ? [width / 2, height / 2] : [half, half]
    left = Math.min(left, cx - across)
    top = Math.min(top, cy - down)
    right = Math.max(right, cx + across)
    bottom = Math.max(bottom, cy + down)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
