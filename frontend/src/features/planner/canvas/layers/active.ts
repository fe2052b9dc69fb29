/* The active layer: what the hand is moving, turning, resizing or about to place. */
import type { ElementView, PlanElement } from '@/plan/types'
import type { Size } from '@/features/planner/store/camera'
import type { Interaction } from '@/features/planner/store/interaction'
import type { DisplayList } from '@/features/planner/canvas/display-list'
import type { ListCache } from '@/features/planner/canvas/list-cache'
import { uprightBox } from '@/features/planner/tools/placed'
import { turnedPlace } from '@/features/planner/tools/rotate'
import { spreadShift } from '@/features/planner/tools/spread'
import {
  paintShapes,
  paintTexts,
  toPixels,
  toPlanUnits,
  type PaintContext,
} from '@/features/planner/canvas/painter'

interface ActiveScene {
  readonly interaction: Interaction
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
  const { surface } = context
  const { interaction } = scene
  toPixels(context)
  surface.clearRect(0, 0, scene.size.width, scene.size.height)
  switch (interaction.kind) {
    case 'moving':
      paintMoving(context, scene, interaction, lists)
      return
    case 'resizing':
      paintList(context, lists.ofDraft({ id: interaction.id, ...interaction.box }), interaction.box)
      return
    case 'rotating':
      paintTurning(context, scene, interaction, lists)
      return
    case 'spreading':
      paintSpread(context, scene, interaction, lists)
      return
    case 'previewing':
      surface.globalAlpha = GHOST_ALPHA
      paintCopies(context, scene, interaction, lists)
      surface.globalAlpha = 1
      return
    case 'placing': {
      const drawn = ghost(interaction.ghost)
      if (drawn === undefined) return
      surface.globalAlpha = GHOST_ALPHA
      paintList(context, drawn.list, interaction.ghost, drawn.dx, drawn.dy)
      surface.globalAlpha = 1
      return
    }
    case 'idle':
    case 'pressing':
    case 'marquee':
    case 'panning':
    case 'renumbering':
    case 'seating':
    case 'drafting':
  }
}

/** Returns the objects among some ids, from the bottom up. */
function inOrder(scene: ActiveScene, ids: readonly string[]): ElementView[] {
  const wanted = new Set(ids)
  return scene.order.flatMap((id) => {
    const element = wanted.has(id) ? scene.elements.get(id) : undefined
    return element === undefined ? [] : [element]
  })
}

/** Moved objects are painted from the lists they already have, a little further on; a door that turns into a wall anew. */
function paintMoving(
  context: PaintContext,
  scene: ActiveScene,
  moving: Extract<Interaction, { kind: 'moving' }>,
  lists: ListCache,
): void {
  const { dx, dy, rotation } = moving
  const elements = inOrder(scene, moving.ids)
  const [only] = elements
  if (rotation === undefined || only === undefined) {
    paintShifted(context, elements, lists, dx, dy)
    return
  }
  const draft = { id: only.id, x: only.x + dx, y: only.y + dy, rotation }
  paintList(context, lists.ofDraft(draft), only)
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

/** Each object goes its own way, from the list it already has. */
function paintSpread(
  context: PaintContext,
  scene: ActiveScene,
  spreading: Extract<Interaction, { kind: 'spreading' }>,
  lists: ListCache,
): void {
  for (const element of inOrder(scene, spreading.ids)) {
    const { dx, dy } = spreadShift(spreading, uprightBox(element))
    paintShifted(context, [element], lists, dx, dy)
  }
}

function paintCopies(
  context: PaintContext,
  scene: ActiveScene,
  preview: Extract<Interaction, { kind: 'previewing' }>,
  lists: ListCache,
): void {
  const elements = inOrder(scene, preview.ids)
  for (const { x, y } of preview.offsets) paintShifted(context, elements, lists, x, y)
}

/** One object is drawn as it will be; several turn as a picture, so that none is built anew while they do. */
function paintTurning(
  context: PaintContext,
  scene: ActiveScene,
  turning: Extract<Interaction, { kind: 'rotating' }>,
  lists: ListCache,
): void {
  const elements = inOrder(scene, turning.ids)
  const [only] = elements
  if (elements.length === 1 && only !== undefined) {
    const draft = { id: only.id, ...turnedPlace(turning, only) }
    paintList(context, lists.ofDraft(draft), only)
    return
  }
  const { centre, turn, dx, dy } = turning
  toPlanUnits(context, centre.x + dx, centre.y + dy)
  context.surface.rotate((turn * Math.PI) / 180)
  context.surface.translate(-centre.x, -centre.y)
  for (const element of elements) paintShapes(context, lists.get(element.id))
  toPixels(context)
  const quiet = { ...context, detail: { ...context.detail, seatNumbers: false } }
  for (const element of elements) {
    const now = turnedPlace(turning, element)
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
