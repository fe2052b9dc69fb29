/* The selection as it stands on screen, with the gesture that is under way. */
import type { Box, ElementView } from '@/plan/types'
import type { Interaction } from '@/features/planner/store/interaction'
import { turned } from '@/features/planner/tools/angle'
import type { Designer } from '@/features/planner/designer/designer'

/** An element's box and turn as the hand has it now. */
export interface Placed extends Box {
  readonly rotation: number
}

export function placedNow(element: ElementView, interaction: Interaction): Placed {
  switch (interaction.kind) {
    case 'moving':
      if (!interaction.ids.includes(element.id)) return element
      return {
        x: element.x + interaction.dx,
        y: element.y + interaction.dy,
        width: element.width,
        height: element.height,
        rotation: element.rotation,
      }
    case 'resizing':
      if (interaction.id !== element.id) return element
      return { ...interaction.box, rotation: element.rotation }
    case 'rotating':
      if (interaction.id !== element.id) return element
      return {
        x: element.x,
        y: element.y,
        width: element.width,
        height: element.height,
        rotation: interaction.rotation,
      }
    case 'idle':
    case 'pressing':
    case 'marquee':
    case 'panning':
    case 'placing':
      return element
  }
}

/** The upright box around a turned one. */
export function uprightBox(placed: Placed): Box {
  if (placed.rotation % 180 === 0) return placed
  const a = turned({ x: placed.width / 2, y: placed.height / 2 }, placed.rotation)
  const b = turned({ x: placed.width / 2, y: -placed.height / 2 }, placed.rotation)
  const halfWidth = Math.max(Math.abs(a.x), Math.abs(b.x))
  const halfHeight = Math.max(Math.abs(a.y), Math.abs(b.y))
  const cx = placed.x + placed.width / 2
  const cy = placed.y + placed.height / 2
  return { x: cx - halfWidth, y: cy - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight }
}

/** The box around several. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map((box) => box.x))
  const top = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The box around everything selected, in plan units. */
export function selectionBox(designer: Designer): Box | undefined {
  const { elements } = designer.plan.state.getState()
  const interaction = designer.interaction.getState()
  return boxAround(
    designer.selection.getState().ids.flatMap((id) => {
      const element = elements.get(id)
      return element === undefined ? [] : [uprightBox(placedNow(element, interaction))]
    }),
  )
}
