/* What a plan is drawn from: the primitives that the designer paints, made by the WebAssembly plan. */
import { useEffect, useMemo, useState } from 'react'
import { separateBacks } from '@/plan/chair-backs'
import { withTableLabels } from '@/plan/fallback-labels'
import { loadPlanModule, type PlanModule } from '@/plan/session'
import type { Box, ElementView, Primitive } from '@/plan/types'

/** Sizes in plan units. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A plan as primitives. */
export interface Picture {
  readonly room: Size
  /** The room and everything that is in or beside it. */
  readonly bounds: Box
  readonly primitives: readonly Primitive[]
  /** What is shown, from back to front. */
  readonly elements: readonly ElementView[]
}

const emptyRoom: Picture = {
  room: { width: 1200, height: 960 },
  bounds: { x: 0, y: 0, width: 1200, height: 960 },
  primitives: [],
  elements: [],
}

const UNITS_PER_FOOT = 24

/** Returns the picture of a plan; an empty room until the code that reads plans is there. */
export function usePicture(plan: unknown): Picture {
  const module = usePlanModule()
  return useMemo(() => (module === undefined ? emptyRoom : pictureOf(module, plan)), [module, plan])
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
  // A row is known by its letter, so it does not count as a table without a name.
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
      elements,
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
