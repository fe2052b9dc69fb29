/* The lifecycle of a drag: it follows the pointer and the arrow keys until the object is dropped. */
import { end, stay, type Step } from '@/canvas/hand/step'
import type { PointerInput, ToolEvent } from '@/canvas/hand/tool'

/** The steps of one kind of drag. */
interface DragSteps<S> {
  /** Where the pointer wants it. */
  readonly to: (pointer: PointerInput) => S
  readonly nudged: (dx: number, dy: number) => S
  readonly drop: (state: S) => Step<S>
}

export function dragLifecycle<S>(
  state: S,
  event: ToolEvent,
  { to, nudged, drop }: DragSteps<S>,
): Step<S> {
  switch (event.kind) {
    case 'move':
      return stay(to(event))
    case 'up':
      return drop(to(event))
    case 'confirm':
      return drop(state)
    case 'nudge':
      return stay(nudged(event.dx, event.dy))
    case 'cancel':
      return end()
    default:
      return stay(state)
  }
}
