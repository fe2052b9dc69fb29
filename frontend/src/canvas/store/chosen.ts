/* The measurement line or the aisle that is chosen on the plan, which are not objects. */
import type { Slice } from '@/canvas/store/slice'

export type Chosen =
  | { readonly kind: 'none' }
  | { readonly kind: 'line'; readonly id: string }
  | { readonly kind: 'aisle'; readonly index: number }

export interface ChosenState {
  readonly chosen: Chosen
  /** Measurement lines are drawn. */
  readonly showLines: boolean
}

type Store = Slice<ChosenState>

export const initialChosen: ChosenState = { chosen: { kind: 'none' }, showLines: true }

export function chosenLine({ chosen }: ChosenState): string | undefined {
  return chosen.kind === 'line' ? chosen.id : undefined
}

export function chosenAisle({ chosen }: ChosenState): number | undefined {
  return chosen.kind === 'aisle' ? chosen.index : undefined
}

export function chooseLine(store: Store, id: string): void {
  store.setState({ chosen: { kind: 'line', id } })
}

export function chooseAisle(store: Store, index: number): void {
  store.setState({ chosen: { kind: 'aisle', index } })
}

/** Lets go of the chosen line or aisle; with a kind, of that only. */
export function clearChosen(store: Store, kind?: 'line' | 'aisle'): void {
  const { chosen } = store.getState()
  if (chosen.kind === 'none' || (kind !== undefined && chosen.kind !== kind)) return
  store.setState({ chosen: initialChosen.chosen })
}

export function setShowLines(store: Store, showLines: boolean): void {
  store.setState({ showLines })
}
