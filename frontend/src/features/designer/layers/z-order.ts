/*
 * Computes which z-indexes change when an object moves in the stacking order. As few as possible do: usually only its
 * own, or also all above it when no number is left between its new neighbours.
 */

/** An object with its z-index; the list runs from the bottom of the drawing to the top. */
export interface Level {
  readonly id: string
  readonly zIndex: number
}

/**
 * Returns the new z-indexes that put `id` directly above `below` (null: under everything).
 * Objects of equal z-index keep the order they have.
 */
export function levelsAfterMove(
  levels: readonly Level[],
  id: string,
  below: string | null,
): Level[] {
  if (id === below) return []
  const others = levels.filter((level) => level.id !== id)
  const place = below === null ? 0 : others.findIndex((level) => level.id === below) + 1
  if (below !== null && place === 0) return []
  if (levels.findIndex((level) => level.id === id) === place) return []
  const under = others[place - 1]
  const over = others[place]
  if (under === undefined) return over === undefined ? [] : [{ id, zIndex: over.zIndex - 1 }]
  const zIndex = under.zIndex + 1
  if (over === undefined || over.zIndex > zIndex) return [{ id, zIndex }]
  const lift = zIndex + 1 - over.zIndex
  const lifted = others.slice(place).map((level) => ({ id: level.id, zIndex: level.zIndex + lift }))
  return [{ id, zIndex }, ...lifted]
}
