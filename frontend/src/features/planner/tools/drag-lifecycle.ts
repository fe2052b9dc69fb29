/* The lifecycle of a drag: it follows the pointer and the arrow keys until the object is dropped. */
import { IDLE, type Interaction } from '@/features/planner/store/interaction'
import { stay, type PointerInput, type Step, type ToolEvent } from '@/features/planner/tools/tool'

/** The steps of one kind of drag. */
interface DragSteps<S extends Interaction> {
  /** Where the pointer wants it. */
  readonly to: (pointer: PointerInput) => S
  readonly nudged: (dx: number, dy: number) => S
  readonly drop: (state: S) => Step
}

export function dragLifecycle<S extends Interaction>(
  state: S,
  event: ToolEvent,
  { to, nudged, drop }: DragSteps<S>,
): Step {
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
      return stay(IDLE)
    case 'down':
    case 'double':
      return stay(state)
  }
}
