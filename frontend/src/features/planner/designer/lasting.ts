/* What was begun in a panel: it is kept as long as the designer is open, though its panel comes and goes. */
import type { Designer } from '@/features/planner/designer/designer'

export class Lasting<T> {
  readonly #kept = new WeakMap<Designer, { readonly about: string; readonly value: T }>()

  /** What was kept, unless it was about something else. */
  get(designer: Designer, about = ''): T | undefined {
    const kept = this.#kept.get(designer)
    return kept?.about === about ? kept.value : undefined
  }

  keep(designer: Designer, value: T, about = ''): void {
    this.#kept.set(designer, { about, value })
  }

  drop(designer: Designer): void {
    this.#kept.delete(designer)
  }
}
