/* State of a panel that survives closing the panel, for as long as the designer is open. */
import type { Env } from '@/canvas/env'

export class PerDesignerState<T> {
  readonly #states = new WeakMap<Env, { readonly about: string; readonly value: T }>()

  /** Returns the stored value, unless it was stored for another subject. */
  get(designer: Env, about = ''): T | undefined {
    const kept = this.#states.get(designer)
    return kept?.about === about ? kept.value : undefined
  }

  set(designer: Env, value: T, about = ''): void {
    this.#states.set(designer, { about, value })
  }

  delete(designer: Env): void {
    this.#states.delete(designer)
  }
}
