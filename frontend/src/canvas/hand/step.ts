/* What an event makes of a gesture. */
import type { Effect } from '@/canvas/hand/tool'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'

export interface Step<S> {
  /** The next state; undefined when the gesture has ended. */
  readonly state: S | undefined
  readonly effects: readonly Effect[]
  /** The gesture that follows this one, such as the drag that a press becomes. */
  readonly next?: ActiveGesture
}

/** Continues with a state. */
export function stay<S>(state: S, effects: readonly Effect[] = []): Step<S> {
  return { state, effects }
}

/** Ends the gesture. */
export function end(effects: readonly Effect[] = []): Step<never> {
  return { state: undefined, effects }
}

/** Hands over to another gesture. */
export function become(next: ActiveGesture, effects: readonly Effect[] = []): Step<never> {
  return { state: undefined, effects, next }
}
