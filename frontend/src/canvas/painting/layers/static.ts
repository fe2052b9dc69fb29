/* The static layer: floor, grid, room and every object that is not being moved. */
import type { Bounds, Box, ElementView } from '@/plan/types'
import { visibleBox } from '@/canvas/store/camera'
import { type Size } from '@/plan/camera/camera'
import { UNITS_PER_FOOT } from '@/canvas/text/units'
import type { ListCache } from '@/canvas/painting/list-cache'
import { traceRoom } from '@/canvas/painting/layers/room-path'
import type { Proposal } from '@/canvas/painting/layers/proposal'
import type { ViewportCuller } from '@/canvas/painting/viewport-culler'
import { paintGrid } from '@/canvas/painting/grid'
import {
  paintShapes,
  paintTexts,
  toPixels,
  toPlanUnits,
  type PaintContext,
} from '@/canvas/painting/painter'

/** Paints the surroundings of the objects, for plans that have any. */
export interface Backdrop {
  /** On the bare floor, below the grid. */
  onFloor(context: PaintContext): void
  /** Below the objects. */
  under(context: PaintContext): void
  /** Above the objects. */
  over(context: PaintContext, view: Size): void
}

interface StaticScene {
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
  /** Paints the objects pale, while something below them is being edited. */
  readonly pale: boolean
  /** A layout that may be applied. */
  readonly proposal: Proposal | undefined
  /** The token in which an object of a kind is painted when it is only a dot. */
  readonly dotColour: (kind: string) => string
}

/** Plan units around the painted part within which objects and lines are still painted, for their chairs and ends. */
const CULL_MARGIN = 90

const PALE = 0.3

/** Opacity of objects that a proposed layout would remove. */
const GOING = 0.12

/** Screen pixels: an object that is smaller in both directions is painted as a dot. */
const DOT = 7

/** Paints the view, or only a part of it, given in pixels of the view. */
export function paintStatic(
  context: PaintContext,
  scene: StaticScene,
  lists: ListCache,
  cull: ViewportCuller,
  part: Box = { x: 0, y: 0, ...scene.size },
): void {
  const { zoom, panX, panY } = context.camera
  const box = visibleBox({ zoom, panX: panX - part.x, panY: panY - part.y }, part, CULL_MARGIN)
  paintFloor(context, scene, box)
  const visible = cull.visible(scene.elements, scene.order, box, scene.lifted)
  const { surface } = context
  const opacity = scene.pale ? PALE : 1
  const gone = scene.proposal?.gone
  toPlanUnits(context)
  for (const element of visible) {
    surface.globalAlpha = gone?.has(element.id) === true ? GOING : opacity
    if (Math.max(element.width, element.height) * zoom < DOT) paintDot(context, scene, element)
    else paintShapes(context, lists.get(element.id))
  }
  surface.globalAlpha = opacity
  if (context.detail.labels) {
    toPixels(context)
    for (const element of visible) {
      if (gone?.has(element.id) === true) continue
      const room = Math.max(element.width, element.height)
      if (room * zoom >= DOT) paintTexts(context, lists.get(element.id), room)
    }
  }
  surface.globalAlpha = 1
  scene.proposal?.paint(context)
  scene.backdrop?.over(context, scene.size)
}

/** Paints the object's box in the colour of its outline; a rotation is invisible at this size. */
function paintDot(context: PaintContext, scene: StaticScene, element: ElementView): void {
  const { surface, palette } = context
  surface.fillStyle = palette.colour(element.borderColor ?? scene.dotColour(element.kind))
  surface.fillRect(element.x, element.y, element.width, element.height)
}

function paintFloor(context: PaintContext, scene: StaticScene, seen: Box): void {
  const { surface, palette, camera } = context
  toPixels(context)
  surface.fillStyle = palette.colour('plan-outside')
  // The last pixel of the canvas may reach beyond the view, and a pan brings it in.
  surface.fillRect(0, 0, scene.size.width + 1, scene.size.height + 1)
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
  if (scene.showGrid) paintGridInside(context, scene, room, seen)
  scene.backdrop?.under(context)
  toPlanUnits(context)
  traceRoom(surface, room, scene.bounds)
  surface.strokeStyle = palette.colour('table-stroke')
  surface.lineWidth = 2 / camera.zoom
  surface.stroke()
}

function paintGridInside(context: PaintContext, scene: StaticScene, room: Size, seen: Box): void {
  const { surface } = context
  surface.save()
  if (scene.bounds !== undefined) {
    traceRoom(surface, room, scene.bounds)
    surface.clip()
  }
  paintGrid(context, seen, room, scene.gridSize)
  surface.restore()
}
