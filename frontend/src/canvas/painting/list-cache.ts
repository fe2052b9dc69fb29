/*
 * Display lists by element, rebuilt only for elements that changed.
 * `builds` counts them, so that tests can say how much work a gesture makes.
 */
import { separateBacks } from '@/plan/chair-backs'
import type { PlanChange } from '@/plan/plan-store'
import type { Draft, Primitive } from '@/plan/types'
import {
  buildDisplayList,
  type DisplayList,
  type GuestTextOf,
  type PathPort,
} from '@/canvas/painting/display-list'

interface PrimitiveSource {
  primitives(id: string): readonly Primitive[]
  primitivesOfDraft(draft: Draft): readonly Primitive[]
}

export class ListCache {
  readonly #lists = new Map<string, DisplayList>()
  #builds = 0

  constructor(
    private readonly source: () => PrimitiveSource,
    private readonly guestOf: GuestTextOf,
    private readonly paths: PathPort,
  ) {}

  /** Lists built since the cache was made. */
  get builds(): number {
    return this.#builds
  }

  get(id: string): DisplayList {
    const known = this.#lists.get(id)
    if (known !== undefined) return known
    const list = this.#build(this.source().primitives(id))
    this.#lists.set(id, list)
    return list
  }

  /** The list of an element as it would be after a resize or turn; not kept. */
  ofDraft(draft: Draft): DisplayList {
    return this.#build(this.source().primitivesOfDraft(draft))
  }

  /** A list of primitives that belong to no element yet. */
  build(primitives: readonly Primitive[]): DisplayList {
    return this.#build(primitives)
  }

  applyChange(change: PlanChange): void {
    if (change.kind === 'all') {
      this.#lists.clear()
      return
    }
    for (const id of change.change.removed) this.#lists.delete(id)
    for (const id of change.change.changed) this.#lists.delete(id)
    for (const id of change.change.added) this.#lists.delete(id)
  }

  /** Forgets all, as when chairs carry other words. */
  clear(): void {
    this.#lists.clear()
  }

  /** Forgets elements whose guests changed. */
  forget(ids: Iterable<string>): void {
    for (const id of ids) this.#lists.delete(id)
  }

  #build(primitives: readonly Primitive[]): DisplayList {
    this.#builds += 1
    return buildDisplayList(separateBacks(primitives), this.guestOf, this.paths)
  }
}
