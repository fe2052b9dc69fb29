/* The static layer: floor, grid, room and every object that is not being moved. */
import type { Bounds, ElementView } from '@/plan/types'
import { visibleBox, type Size } from '@/features/planner/store/camera'
import { UNITS_PER_FOOT } from '@/features/planner/units'
import type { ListCache } from '@/features/planner/canvas/list-cache'
import { traceRoom } from '@/features/planner/canvas/layers/room-path'
import { paintGrid } from '@/features/planner/canvas/grid'
import {
  paintShapes,
  paintTexts,
  toPixels,
  toPlanUnits,
  type PaintContext,
} from '@/features/planner/canvas/painter'

/** Paints what stands around the objects, when the plan has any of it. */
export interface Backdrop {
  /** On the bare floor, below the grid. */
  onFloor(context: PaintContext): void
  /** Below the objects. */
  under(context: PaintContext): void
  /** Above the objects. */
  over(context: PaintContext, view: Size): void
}

export interface StaticScene {
  readonly elements: ReadonlyMap<string, ElementView>
  readonly order: readonly string[]
  /** Objects that the active layer draws instead. */
  readonly lifted: ReadonlySet<string>
  readonly size: Size
  readonly venue: Size
  /** The outline of the floor, when it is not the venue's rectangle. */
  readonly bounds: Bounds | undefined
  readonly gridSize: number
  readonly showGrid: boolean
  readonly backdrop: Backdrop | undefined
}

/** Plan units around the view in which objects are still painted, for their chairs. */
const CULL_MARGIN = 90

export function paintStatic(context: PaintContext, scene: StaticScene, lists: ListCache): void {
  paintFloor(context, scene)
  const visible = visibleElements(context, scene)
  toPlanUnits(context)
  for (const element of visible) paintShapes(context, lists.get(element.id))
  if (context.detail.labels) {
    toPixels(context)
    for (const element of visible) {
      paintTexts(context, lists.get(element.id), Math.max(element.width, element.height))
    }
  }
  scene.backdrop?.over(context, scene.size)
}

function paintFloor(context: PaintContext, scene: StaticScene): void {
  const { surface, palette, camera } = context
  toPixels(context)
  surface.fillStyle = palette.colour('plan-outside')
  surface.fillRect(0, 0, scene.size.width, scene.size.height)
  toPlanUnits(context)
  const room = {
    width: scene.venue.width * UNITS_PER_FOOT,
    height: scene.venue.height * UNITS_PER_FOOT,
  }
  traceRoom(surface, room, scene.bounds)
  surface.fillStyle = palette.colour('plan-floor')
  surface.fill()
  scene.backdrop?.onFloor(context)
  toPlanUnits(context)
  if (scene.showGrid) paintGridInside(context, scene, room)
  scene.backdrop?.under(context)
  toPlanUnits(context)
  traceRoom(surface, room, scene.bounds)
  surface.strokeStyle = palette.colour('table-stroke')
  surface.lineWidth = 2 / camera.zoom
  surface.stroke()
}

function paintGridInside(context: PaintContext, scene: StaticScene, room: Size): void {
  const { surface } = context
  surface.save()
  if (scene.bounds !== undefined) {
    traceRoom(surface, room, scene.bounds)
    surface.clip()
  }
  paintGrid(context, scene.size, room, scene.gridSize)
  surface.restore()
}

/** Returns what can be seen, from the bottom up. */
export function visibleElements(context: PaintContext, scene: StaticScene): ElementView[] {
  const box = visibleBox(context.camera, scene.size, CULL_MARGIN)
  const visible: ElementView[] = []
  for (const id of scene.order) {
    const element = scene.elements.get(id)
    if (element === undefined || element.hidden || scene.lifted.has(id)) continue
    const reach = Math.hypot(element.width, element.height) / 2
    const cx = element.x + element.width / 2
    const cy = element.y + element.height / 2
    const outside =
      cx + reach < box.x ||
      cy + reach < box.y ||
      cx - reach > box.x + box.width ||
      cy - reach > box.y + box.height
    if (!outside) visible.push(element)
  }
  return visible
}
