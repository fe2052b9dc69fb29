/* A guest is dragged from a chair to another one. */
import type { ActiveGesture } from '@/canvas/hand/active-gesture'
import { gesture } from '@/canvas/hand/gesture'
import { become, end, stay, type Step } from '@/canvas/hand/step'
import type { Effect, PointerInput, ToolEvent } from '@/canvas/hand/tool'

interface Dragging {
  readonly guest: string
}

const dragging = gesture<Dragging>({
  name: 'dragging-guest',
  step: stepDragging,
  cursor: 'grabbing',
})

export function startDraggingGuest(guest: string, event: PointerInput): Step<never> {
  return become(dragging.hold({ guest }), [mark(guest, event)])
}

/** Returns the guest who is dragged from a chair. */
export function draggedGuest(active: ActiveGesture): string | undefined {
  return dragging.stateOf(active)?.guest
}

/** The guest follows the pointer from chair to chair. */
function stepDragging(state: Dragging, event: ToolEvent): Step<Dragging> {
  const { guest } = state
  switch (event.kind) {
    case 'move':
      return stay(state, [mark(guest, event)])
    case 'up':
      return end([{ kind: 'drop-guest', guest, at: event.world }])
    case 'cancel':
      return end([{ kind: 'mark-drop', guest, at: undefined }])
    default:
      return stay(state)
  }
}

function mark(guest: string, { world }: PointerInput): Effect {
  return { kind: 'mark-drop', guest, at: world }
}
