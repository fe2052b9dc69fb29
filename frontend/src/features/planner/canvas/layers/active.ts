/* The active layer: what the hand is moving, turning, resizing or about to place. */
import type { ElementView, PlanElement } from '@/plan/types'
import type { Size } from '@/features/planner/store/camera'
import type { Interaction } from '@/features/planner/store/interaction'
import type { DisplayList } from '@/features/planner/canvas/display-list'
import type { ListCache } from '@/features/planner/canvas/list-cache'
import {
  paintShapes,
  paintTexts,
  toPixels,
  toPlanUnits,
  type PaintContext,
} from '@/features/planner/canvas/painter'

export interface ActiveScene {
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

export type GhostSource = (ghost: PlanElement) => Ghost | undefined

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
    case 'rotating': {
      const element = scene.elements.get(interaction.id)
      if (element === undefined) return
      const draft = { id: interaction.id, rotation: interaction.rotation }
      paintList(context, lists.ofDraft(draft), element)
      return
    }
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
  }
}

/** Moved objects are painted from the lists they already have, a little further on. */
function paintMoving(
  context: PaintContext,
  scene: ActiveScene,
  moving: Extract<Interaction, { kind: 'moving' }>,
  lists: ListCache,
): void {
  const moved = new Set(moving.ids)
  const inOrder = scene.order.filter((id) => moved.has(id))
  toPlanUnits(context, moving.dx, moving.dy)
  for (const id of inOrder) paintShapes(context, lists.get(id))
  toPixels(context)
  for (const id of inOrder) {
    const element = scene.elements.get(id)
    if (element === undefined) continue
    const room = Math.max(element.width, element.height)
    paintTexts(context, lists.get(id), room, moving.dx, moving.dy)
  }
}

function paintList(context: PaintContext, list: DisplayList, room: Size, dx = 0, dy = 0): void {
  toPlanUnits(context, dx, dy)
  paintShapes(context, list)
  toPixels(context)
  paintTexts(context, list, Math.max(room.width, room.height), dx, dy)
}
