/* A walk along a way: one step at a time, with a pause, until the last one. */

/** Pause between two steps, as the product is specified. */
export const stepMs = 500

/** How far a walk is. */
type Walk = { step: number; isWalking: boolean }

/** What changes a walk. */
type WalkAction =
  | { kind: 'start' | 'pause' | 'reset' }
  /** `steps` is how many the whole way has. */
  | { kind: 'step'; steps: number }

/** A walk that has not begun. */
export const atStart: Walk = { step: 0, isWalking: false }

/** Returns the walk after an action. */
export function walked(walk: Walk, action: WalkAction): Walk {
  switch (action.kind) {
    case 'start':
      return { ...walk, isWalking: true }
    case 'pause':
      return { ...walk, isWalking: false }
    case 'reset':
      return atStart
    case 'step': {
      const step = Math.min(walk.step + 1, action.steps)
      return { step, isWalking: walk.isWalking && step < action.steps }
    }
  }
}

/** Returns the index of the direction that holds after this many metres. */
export function directionAt(directions: readonly { distance: number }[], metres: number): number {
  let reached = 0
  let index = 0
  for (const { distance } of directions.slice(0, -1)) {
    reached += distance
    if (metres < reached - 0.01) return index
    index += 1
  }
  return index
}
