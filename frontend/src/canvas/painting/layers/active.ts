/* The active layer: what the gesture in progress moves, turns, resizes or is about to place. */
import type { ElementView, PlanElement, Point } from '@/plan/types'
import type { Size } from '@/plan/camera/camera'
import type { ActiveGesture, ActivePainter, Turn } from '@/canvas/hand/active-gesture'
import type { DisplayList } from '@/canvas/painting/display-list'
import type { ListCache } from '@/canvas/painting/list-cache'
import {
  paintShapes,
  paintTexts,
  toPixels,
  toPlanUnits,
  type PaintContext,
} from '@/canvas/painting/painter'

interface ActiveScene {
  readonly active: ActiveGesture
  readonly elements: ReadonlyMap<string, ElementView>
  readonly order: readonly string[]
  readonly size: Size
}

/** The ghost as a list built once, and how far it has travelled since. */
export interface Ghost {
  readonly list: DisplayList
  readonly dx: number
  readonly dy: number
}

type GhostSource = (ghost: PlanElement) => Ghost | undefined

const GHOST_ALPHA = 0.75

export function paintActive(
  context: PaintContext,
  scene: ActiveScene,
  lists: ListCache,
  ghost: GhostSource,
): void {
  toPixels(context)
  context.surface.clearRect(0, 0, scene.size.width, scene.size.height)
  scene.active.paint(activePainter(context, scene, lists, ghost))
}

function activePainter(
  context: PaintContext,
  scene: ActiveScene,
  lists: ListCache,
  ghost: GhostSource,
): ActivePainter {
  const faded = (paint: () => void): void => {
    context.surface.globalAlpha = GHOST_ALPHA
    paint()
    context.surface.globalAlpha = 1
  }
  return {
    faded,
    inOrder: (ids) => inOrder(scene, ids),
    shifted(elements, dx, dy) {
      paintShifted(context, elements, lists, dx, dy)
    },
    turned(elements, turn, placeOf) {
      paintTurned(context, elements, lists, { turn, placeOf })
    },
    draft(draft, room) {
      paintList(context, lists.ofDraft(draft), room)
    },
    ghost(element) {
      const drawn = ghost(element)
      if (drawn === undefined) return
      faded(() => {
        paintList(context, drawn.list, element, drawn.dx, drawn.dy)
      })
    },
  }
}

function inOrder(scene: ActiveScene, ids: readonly string[]): ElementView[] {
  const wanted = new Set(ids)
  return scene.order.flatMap((id) => {
    const element = wanted.has(id) ? scene.elements.get(id) : undefined
    return element === undefined ? [] : [element]
  })
}

function paintShifted(
  context: PaintContext,
  elements: readonly ElementView[],
  lists: ListCache,
  dx: number,
  dy: number,
): void {
  toPlanUnits(context, dx, dy)
  for (const element of elements) paintShapes(context, lists.get(element.id))
  toPixels(context)
  for (const element of elements) {
    paintTexts(context, lists.get(element.id), Math.max(element.width, element.height), dx, dy)
  }
}

interface Turned {
  readonly turn: Turn
  readonly placeOf: (element: ElementView) => Point
}

/** Texts stay upright, and chairs lose their numbers. */
function paintTurned(
  context: PaintContext,
  elements: readonly ElementView[],
  lists: ListCache,
  { turn: { centre, turn, dx, dy }, placeOf }: Turned,
): void {
  toPlanUnits(context, centre.x + dx, centre.y + dy)
  context.surface.rotate((turn * Math.PI) / 180)
  context.surface.translate(-centre.x, -centre.y)
  for (const element of elements) paintShapes(context, lists.get(element.id))
  toPixels(context)
  const quiet = { ...context, detail: { ...context.detail, seatNumbers: false } }
  for (const element of elements) {
    const now = placeOf(element)
    const room = Math.max(element.width, element.height)
    paintTexts(quiet, lists.get(element.id), room, now.x - element.x, now.y - element.y)
  }
}

function paintList(context: PaintContext, list: DisplayList, room: Size, dx = 0, dy = 0): void {
  toPlanUnits(context, dx, dy)
  paintShapes(context, list)
  toPixels(context)
  paintTexts(context, list, Math.max(room.width, room.height), dx, dy)
}
