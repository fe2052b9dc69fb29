/* Whether a wish is in the list already. Pure. */
import type { NewWish, Wish } from '@/api/schema'

export const sameWishText = 'This wish is already in the list.'

/** A rule and a wish about the same are the same: one of them is enough. */
export function isListed(wishes: readonly Wish[], wish: NewWish): boolean {
  const key = keyOf(wish)
  return wishes.some((other) => keyOf(other) === key)
}

function keyOf({
  kind,
  guestIds,
  tableId,
  zone,
  landmark,
  company,
  tagId,
  count,
}: NewWish): string {
  return JSON.stringify([
    kind,
    [...(guestIds ?? [])].sort(),
    ...[tableId, zone, landmark, company, tagId, count].map((each) => each ?? null),
  ])
}
