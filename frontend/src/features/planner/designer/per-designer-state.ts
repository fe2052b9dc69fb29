/* State of a panel that survives closing the panel, for as long as the designer is open. */
import type { Designer } from '@/features/planner/designer/designer'

export class PerDesignerState<T> {
  readonly #states = new WeakMap<Designer, { readonly about: string; readonly value: T }>()

  /** Returns the stored value, unless it was stored for another subject. */
  get(designer: Designer, about = ''): T | undefined {
    const kept = this.#states.get(designer)
    return kept?.about === about ? kept.value : undefined
  }

  set(designer: Designer, value: T, about = ''): void {
    this.#states.set(designer, { about, value })
  }

  delete(designer: Designer): void {
    this.#states.delete(designer)
  }
}
