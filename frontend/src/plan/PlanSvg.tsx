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
import type { Primitive } from '@/plan/types'

export interface PlanSvgProps {
  /** The `plan` of a floor-plan answer. */
  readonly plan: unknown
  /** The whole picture in words. */
  readonly label: string
  readonly className?: string | undefined
  readonly highlightSeat?: string | undefined
  readonly assignedSeats?: readonly string[] | undefined
}

interface Picture {
  readonly width: number
  readonly height: number
  readonly primitives: readonly Primitive[]
}

const UNITS_PER_FOOT = 24
const MARGIN = 24

/** Draws the plan to fill its box, keeping its proportions. */
export function PlanSvg({ plan, label, className, highlightSeat, assignedSeats }: PlanSvgProps) {
  const module = usePlanModule()
  const picture = useMemo(
    () => (module === undefined ? undefined : pictureOf(module, plan)),
    [module, plan],
  )
  const assigned = useMemo(() => new Set(assignedSeats), [assignedSeats])
  const width = picture?.width ?? 1200
  const height = picture?.height ?? 960
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`${String(-MARGIN)} ${String(-MARGIN)} ${String(width + 2 * MARGIN)} ${String(height + 2 * MARGIN)}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <rect
        width={width}
        height={height}
        fill={cssColour('plan-floor')}
        stroke={cssColour('table-stroke')}
        strokeWidth={4}
      />
      {picture?.primitives.map((primitive, index) => (
        <SvgPrimitive
          key={index}
          primitive={primitive}
          state={seatState(primitive, assigned, highlightSeat)}
        />
      ))}
    </svg>
  )
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

function pictureOf(module: PlanModule, plan: unknown): Picture | undefined {
  try {
    const session = module.open(JSON.stringify(plan))
    const canvas = session.canvas()
    const elements = session
      .elements()
      .filter((element) => !element.hidden)
      .sort((a, b) => a.zIndex - b.zIndex)
    const primitives = elements.flatMap((element) => separateBacks(session.primitives(element.id)))
    session.free()
    return {
      width: canvas.venueWidth * UNITS_PER_FOOT,
      height: canvas.venueHeight * UNITS_PER_FOOT,
      primitives: primitives.filter((primitive) => primitive.role !== 'seat-number'),
    }
  } catch {
    return undefined
  }
}
