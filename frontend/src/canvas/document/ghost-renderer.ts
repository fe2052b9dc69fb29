/*
 * Pictures of objects that are not in the plan yet. They are drawn in a scratch plan of their own,
 * so that the ghost looks exactly as the placed object will.
 */
import type { PlanModule, PlanSession } from '@/plan/session'
import type { PlanElement, Primitive } from '@/plan/types'
import type { Ghost } from '@/canvas/painting/layers/active'
import type { DisplayList } from '@/canvas/painting/display-list'
import type { ListCache } from '@/canvas/painting/list-cache'

const EMPTY_PLAN = JSON.stringify({ version: '1.0.0', elements: [] })

export class GhostRenderer {
  #scratch: PlanSession | undefined
  #made: { readonly render: PlanElement; readonly list: DisplayList } | undefined

  constructor(
    private readonly module: PlanModule,
    private readonly lists: ListCache,
  ) {}

  /** The ghost's list, built where it started or turned, with the way it has come since. */
  render(element: PlanElement): Ghost | undefined {
    const same =
      this.#made?.render.id === element.id && this.#made.render.rotation === element.rotation
    if (this.#made === undefined || !same) {
      this.#made = { render: element, list: this.lists.build(this.primitives(element)) }
    }
    const { render: of, list } = this.#made
    return { list, dx: element.x - of.x, dy: element.y - of.y }
  }

  /** The primitives of an object of the catalogue, for previews. */
  primitives(element: PlanElement): readonly Primitive[] {
    this.#scratch ??= this.module.open(EMPTY_PLAN)
    const scratch = this.#scratch
    scratch.applyRemote({ kind: 'add', elements: [{ element }] })
    const primitives = scratch.primitives(element.id)
    scratch.applyRemote({ kind: 'remove', ids: [element.id] })
    return primitives
  }

  /** A fresh object of a kind, centred on the origin. */
  sample(kind: string): readonly Primitive[] {
    this.#scratch ??= this.module.open(EMPTY_PLAN)
    return this.primitives(this.#scratch.newElement(kind, 0, 0, `sample-${kind}`))
  }

  dispose(): void {
    this.#scratch?.free()
    this.#scratch = undefined
  }
}
