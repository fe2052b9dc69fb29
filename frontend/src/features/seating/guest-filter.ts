/* The filters of the guest column: diet, wish and tag. Pure. */
import type { Guest, Wish } from '@/api/schema'
import type { SeatVerdict } from '@/plan/types'
import { compareTexts } from '@/guests/names'
import { countBy } from '@/lib/count-by'

export type FilterKey = 'diet' | 'wish' | 'tag'

/** The chosen value of each filter that is set. */
export type GuestFilter = Readonly<Partial<Record<FilterKey, string>>>

/** One value to choose, and how many guests it leaves. */
export interface FilterOption {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** Guests with wishes about them, and those for whom one is broken. */
interface Wishing {
  readonly some: ReadonlySet<string>
  readonly broken: ReadonlySet<string>
}

export const isFiltered = (filter: GuestFilter): boolean => Object.values(filter).some(Boolean)

export function wishingOf(wishes: readonly Wish[], verdicts: readonly SeatVerdict[]): Wishing {
  const broken = verdicts.filter(({ state }) => state === 'broken')
  return {
    some: new Set(wishes.flatMap(({ guestIds }) => guestIds)),
    broken: new Set(broken.flatMap(({ guests }) => guests)),
  }
}

export function filterGuests(
  guests: readonly Guest[],
  { diet, wish, tag }: GuestFilter,
  wishing: Wishing,
): readonly Guest[] {
  return guests.filter(
    (guest) =>
      (diet === undefined || guest.diets.includes(diet)) &&
      (tag === undefined || guest.tags.some(({ id }) => id === tag)) &&
      (wish === undefined || wishKinds[wish]?.matches(guest, wishing) === true),
  )
}

interface WishKind {
  readonly label: string
  readonly matches: (guest: Guest, wishing: Wishing) => boolean
}

const wishKinds: Readonly<Record<string, WishKind>> = {
  some: { label: 'With a wish', matches: ({ id }, { some }) => some.has(id) },
  none: { label: 'Without a wish', matches: ({ id }, { some }) => !some.has(id) },
  broken: { label: 'Wish not kept', matches: ({ id }, { broken }) => broken.has(id) },
}

/** The values that occur among these guests; a filter without values is not offered. */
export function filterOptions(
  guests: readonly Guest[],
  wishing: Wishing,
): Readonly<Record<FilterKey, readonly FilterOption[]>> {
  const diets = countBy(
    guests.flatMap((guest) => guest.diets),
    (diet) => diet,
  )
  const tags = new Map<string, FilterOption>()
  for (const { id, name } of guests.flatMap((guest) => guest.tags)) {
    tags.set(id, { value: id, label: name, count: (tags.get(id)?.count ?? 0) + 1 })
  }
  return {
    diet: byLabel([...diets].map(([diet, count]) => ({ value: diet, label: diet, count }))),
    tag: byLabel([...tags.values()]),
    wish: wishing.some.size === 0 ? [] : wishOptions(guests, wishing),
  }
}

function wishOptions(guests: readonly Guest[], wishing: Wishing): readonly FilterOption[] {
  return Object.entries(wishKinds).map(([value, { label, matches }]) => ({
    ...{ value, label },
    count: guests.filter((guest) => matches(guest, wishing)).length,
  }))
}

function byLabel(options: readonly FilterOption[]): readonly FilterOption[] {
  return [...options].sort((a, b) => compareTexts(a.label, b.label))
}
