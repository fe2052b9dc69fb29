/* Fast look-up in lists of ids that stay the same during a gesture. */

const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Returns whether a list contains an id, with a cached set; the list must not change. */
export function holds(ids: readonly string[], id: string): boolean {
  let set = sets.get(ids)
  if (set === undefined) {
    set = new Set(ids)
    sets.set(ids, set)
  }
  return set.has(id)
}
