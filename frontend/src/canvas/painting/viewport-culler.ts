/*
 * Which objects can be seen. The reach of every object lies in one array of numbers in drawing order, made again only
 * when the plan changes, so that a frame looks at 20,000 objects in a fraction of a millisecond.
 */
import type { Box, ElementView } from '@/plan/types'

/** Numbers per object: middle x, middle y and reach, in plan units. */
const STRIDE = 3

export class ViewportCuller {
  #elements: ReadonlyMap<string, ElementView> | undefined
  #order: readonly string[] | undefined
  #drawn: ElementView[] = []
  #reach = new Float64Array(0)

  /** Returns what touches a box and is not left out, from the bottom up. */
  visible(
    elements: ReadonlyMap<string, ElementView>,
    order: readonly string[],
    box: Box,
    leftOut: ReadonlySet<string>,
  ): ElementView[] {
    if (elements !== this.#elements || order !== this.#order) this.#read(elements, order)
    const right = box.x + box.width
    const bottom = box.y + box.height
    const visible: ElementView[] = []
    this.#drawn.forEach((element, index) => {
      const at = index * STRIDE
      const x = this.#reach[at] ?? 0
      const y = this.#reach[at + 1] ?? 0
      const reach = this.#reach[at + 2] ?? 0
      const outside =
        x + reach < box.x || y + reach < box.y || x - reach > right || y - reach > bottom
      if (!outside && !leftOut.has(element.id)) visible.push(element)
    })
    return visible
  }

  #read(elements: ReadonlyMap<string, ElementView>, order: readonly string[]): void {
    this.#elements = elements
    this.#order = order
    this.#drawn = order.flatMap((id) => {
      const element = elements.get(id)
      return element === undefined || element.hidden ? [] : [element]
    })
    this.#reach = new Float64Array(this.#drawn.length * STRIDE)
    this.#drawn.forEach(({ x, y, width, height }, index) => {
      this.#reach[index * STRIDE] = x + width / 2
      this.#reach[index * STRIDE + 1] = y + height / 2
      this.#reach[index * STRIDE + 2] = Math.hypot(width, height) / 2
    })
  }
}
