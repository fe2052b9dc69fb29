/* A click on an object: a press that did not travel. */
import type { Effect, ToolEnv } from '@/canvas/hand/tool'

export interface Clicked {
  readonly element: string
  /** The object with its group, unless that group is entered; the object is the last. */
  readonly family: readonly string[]
  readonly seat?: string | undefined
  readonly wasSelected: boolean
  readonly additive: boolean
}

/** What a click means, on the drawing as in the 3D view. */
export function click(state: Clicked, env: ToolEnv): readonly Effect[] {
  if (state.additive) {
    const others = env.selection.filter((id) => !state.family.includes(id))
    return [{ kind: 'select', ids: state.wasSelected ? others : [...others, ...state.family] }]
  }
  if (state.seat !== undefined && (env.seating || state.wasSelected)) {
    return [{ kind: 'choose-seat', element: state.element, seat: state.seat }]
  }
  const seats = env.element(state.element)?.seats.length ?? 0
  if (env.hasGuestsInHand && seats > 0) return [{ kind: 'seat-at', element: state.element }]
  return selected(state.family)
}

export function selected(ids: readonly string[]): Effect[] {
  return [{ kind: 'select', ids }]
}
