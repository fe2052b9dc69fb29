/* A wish as a sentence about one of its guests. */
import type { Wish } from '@/api/schema'
import { locale } from '@/lib/locale'

/** How the names of guests and tables are found; undefined for those that are gone. */
export type WishNames = {
  guest: (guestId: string) => string | undefined
  table: (tableId: string) => string | undefined
}

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** “Sits with Anna Berg, if possible”, “Must not sit at a table with Anna Berg”. */
export function wishText(wish: Wish, guestId: string, names: WishNames): string {
  const others = wish.guestIds
    .filter((id) => id !== guestId)
    .map((id) => names.guest(id) ?? 'a guest who was removed')
  const must = wish.strength === 'must'
  const text = placeText(wish, others, must, names)
  return must ? text : `${text}, if possible`
}

function placeText(
  { kind, tableId }: Wish,
  others: readonly string[],
  must: boolean,
  names: WishNames,
): string {
  const guests = list.format(others)
  switch (kind) {
    case 'together':
      return `${must ? 'Must sit' : 'Sits'} with ${guests}`
    case 'apart':
      return `${must ? 'Must not sit' : 'Does not sit'} at a table with ${guests}`
    case 'at-table': {
      const table =
        (tableId == null ? undefined : names.table(tableId)) ?? 'a table that was removed'
      return `${must ? 'Must sit' : 'Sits'} at ${table}${others.length === 0 ? '' : ` with ${guests}`}`
    }
  }
}
