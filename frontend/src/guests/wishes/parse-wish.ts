/* Reads a wish from a sentence: “keep Anna away from the bar”, “Ben and Cleo must sit together”. Pure. */
import type { Guest, Wish } from '@/api/schema'
import { fullName } from '@/guests/names'
import type { WishWorld } from '@/guests/wishes/use-wish-world'
import { landmarks, type Landmark } from '@/guests/wishes/wish-words'
import { foldCase } from '@/lib/words'

/** A sentence in which one guest of several with the same name is chosen. */
export type WishChoice = { label: string; sentence: string }

type ReadWish = { wish: Omit<Wish, 'id'> } | { problem: string; choices?: readonly WishChoice[] }

type Relation = {
  pattern: RegExp
  read: (world: WishWorld, who: string, what: string, must: boolean) => ReadWish
}

const help = 'Try “keep Anna away from the bar” or “Ben and Cleo sit together”.'

/** What each way of saying it means; the first that fits counts. */
const relations: readonly Relation[] = [
  {
    pattern: /^(?:(?:please )?lock|freeze) (.+)$/,
    read: (world, table) =>
      withTable(world, table, (tableId) => ({
        wish: { kind: 'lock', strength: 'must', guestIds: [], tableId },
      })),
  },
  {
    pattern: /^(?:balance|even out)(?: the)? tables$/,
    read: () => ({ wish: { kind: 'balanced', strength: 'prefer', guestIds: [] } }),
  },
  {
    pattern: /^at least (\d+)(?: guests| people)?(?: (?:per|at each|at every|at a) table)?$/,
    read: (_, text) => {
      const count = Number(text)
      return count >= 2 && count <= 100
        ? { wish: { kind: 'minimum', strength: 'prefer', guestIds: [], count } }
        : { problem: 'Enter a number from 2 to 100.' }
    },
  },
  {
    pattern: /^(?:mix|spread)(?: people from| guests from| the)? (.+)$/,
    read: (world, people) => ofPeople(world, 'mix', people),
  },
  {
    pattern: /^(?:gather)(?: people from| guests from| the)? (.+)$/,
    read: (world, people) => ofPeople(world, 'gather', people),
  },
  {
    pattern: /^(.+?) (?:hosts|(?:(?:is|are) )?(?:the )?hosts? of|host) (.+)$/,
    read: (world, who, table) =>
      withTable(world, table, (tableId) =>
        withGuests(world, who, 1, (guestIds) => ({
          wish: { kind: 'host', strength: 'must', guestIds, tableId },
        })),
      ),
  },
  {
    pattern: /^(.+?) (?:away from|far from|not near|not close to) (.+)$/,
    read: (world, who, place, must) => {
      const landmark = landmarkOf(place)
      return landmark === undefined
        ? pair(world, 'apart', who, place, must)
        : withGuests(world, who, 1, (guestIds) => ({
            wish: { kind: 'far', strength: strengthOf(must), guestIds, landmark },
          }))
    },
  },
  {
    pattern: /^(.+?) (?:apart from|not with|separate from) (.+)$/,
    read: (world, who, others, must) => pair(world, 'apart', who, others, must),
  },
  {
    pattern: /^(.+?) (?:next to|beside|side by side with) (.+)$/,
    read: (world, who, others, must) => pair(world, 'next-to', who, others, must),
  },
  {
    pattern: /^(.+?) (?:near|close to) (.+)$/,
    read: (world, who, place, must) => {
      const landmark = landmarkOf(place)
      return landmark === undefined
        ? pair(world, 'together', who, place, must)
        : withGuests(world, who, 1, (guestIds) => ({
            wish: { kind: 'near', strength: strengthOf(must), guestIds, landmark },
          }))
    },
  },
  {
    pattern: /^(.+?) (?:together with|with) (.+)$/,
    read: (world, who, others, must) => pair(world, 'together', who, others, must),
  },
  {
    pattern: /^(.+?) in (?:the )?zone (.+)$/,
    read: (world, who, zone, must) =>
      withGuests(world, who, 1, (guestIds) => ({
        wish: { kind: 'at-zone', strength: strengthOf(must), guestIds, zone },
      })),
  },
  {
    pattern: /^(.+?) (?:at|on|to) (.+)$/,
    read: (world, who, table, must) =>
      withTable(world, table, (tableId) =>
        withGuests(world, who, 1, (guestIds) => ({
          wish: { kind: 'at-table', strength: strengthOf(must), guestIds, tableId },
        })),
      ),
  },
  {
    pattern: /^(.+?) (apart|together|side by side)$/,
    read: (world, who, how, must) => {
      const kind = how === 'apart' ? 'apart' : how === 'together' ? 'together' : 'next-to'
      return withGuests(world, who, 2, (guestIds) => groupWish(kind, guestIds, must))
    },
  },
]

/** Reads a sentence about guests, tables and places of the event. */
export function parseWish(sentence: string, world: WishWorld): ReadWish {
  const said = foldCase(sentence.trim()).replace(/[.!]$/, '').replace(/\s+/g, ' ')
  const must = /\b(must|never|always|definitely)\b/.test(said)
  const plain = said
    .replace(
      /\b(must not|should not|shouldn't|mustn't|cannot|can't|never|do not|don't|does not)\b/g,
      'not',
    )
    .replace(/\b(must|should|always|definitely|please|if possible|would like to)\b/g, ' ')
    .replace(/\b(keep|seat|sit|sits|put|place|be|is|are|want|wants)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\bat the same table (as|with)\b/, 'with')
    .replace(/\bnot (at a table )?(with|together with|next to)\b/, 'apart from')
    .replace(/\bnot together\b/, 'apart')
    .trim()
  for (const { pattern, read } of relations) {
    // The hosts and the tables are named by words that the plain sentence has lost.
    const match = pattern.exec(plain) ?? pattern.exec(said)
    if (match === null) continue
    const found = read(world, match[1] ?? '', match[2] ?? '', must)
    return 'wish' in found ? found : { ...found, ...inSentence(found, sentence) }
  }
  return { problem: help }
}

/** Whole sentences out of the names to choose from. */
function inSentence(
  { choices }: { choices?: readonly WishChoice[] },
  sentence: string,
): { choices?: readonly WishChoice[] } {
  if (choices === undefined) return {}
  const whole = choices.flatMap(({ label, sentence: name }) => {
    const at = foldCase(sentence).search(
      new RegExp(`(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`, 'u'),
    )
    return at < 0
      ? []
      : [{ label, sentence: sentence.slice(0, at) + label + sentence.slice(at + name.length) }]
  })
  return { choices: whole }
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

const strengthOf = (must: boolean): Wish['strength'] => (must ? 'must' : 'prefer')

function pair(
  world: WishWorld,
  kind: 'together' | 'apart' | 'next-to',
  who: string,
  others: string,
  must: boolean,
): ReadWish {
  return withGuests(world, who, 1, (first) =>
    withGuests(world, others, 1, (second) =>
      groupWish(kind, [...new Set([...first, ...second])], must),
    ),
  )
}

function groupWish(
  kind: 'together' | 'apart' | 'next-to',
  guestIds: string[],
  must: boolean,
): ReadWish {
  if (guestIds.length < 2) return { problem: 'Name at least two guests.' }
  if (kind === 'next-to' && guestIds.length > 2) {
    return { problem: 'Name two guests who sit next to each other.' }
  }
  if (guestIds.length > 50) return { problem: 'A wish can name at most 50 guests.' }
  return { wish: { kind, strength: strengthOf(must), guestIds } }
}

function withGuests(
  world: WishWorld,
  words: string,
  least: number,
  make: (guestIds: string[]) => ReadWish,
): ReadWish {
  const ids: string[] = []
  for (const name of words.split(/\s*,\s*|\s+and\s+|\s*&\s*/).filter((part) => part !== '')) {
    const found = findGuests(world.guests, name)
    if ('problem' in found) return found
    ids.push(...found.ids)
  }
  const unique = [...new Set(ids)]
  return unique.length < least
    ? { problem: least === 1 ? help : 'Name at least two guests.' }
    : make(unique)
}

/** One guest by name, or all of a party by the party's. */
function findGuests(
  guests: readonly Guest[],
  name: string,
): { ids: string[] } | { problem: string; choices?: readonly WishChoice[] } {
  const wanted = name.replace(/^the /, '').trim()
  const exact = guests.filter((guest) => foldCase(fullName(guest)) === wanted)
  const byPart = guests.filter((guest) => partCalled(guest, wanted) !== undefined)
  const one = exact.length > 0 ? exact : byPart
  const [first] = one
  if (first !== undefined && one.length === 1) return { ids: [first.id] }
  const party = guests.filter(
    (guest) => foldCase(guest.party?.name ?? '').replace(/^the /, '') === wanted,
  )
  if (party.length > 0) return { ids: party.map(({ id }) => id) }
  if (one.length > 1) return ambiguous(one, wanted)
  return { problem: `No guest or party is called “${name}”.` }
}

/** The part of a name as it is written. */
function partCalled(guest: Guest, wanted: string): string | undefined {
  const parts = [guest.firstName, guest.lastName, guest.preferredName, fullName(guest)]
  return parts.find((part) => foldCase(part) === wanted)
}

function ambiguous(guests: readonly Guest[], name: string) {
  const names = [...new Set(guests.map(fullName))]
  const called = guests.map((guest) => partCalled(guest, name)).find((part) => part !== undefined)
  const count = String(guests.length)
  if (names.length < guests.length) {
    return {
      problem: `${count} guests are called “${called ?? name}”. Add the wish from one of their panels.`,
    }
  }
  return {
    problem: `${count} guests are called “${called ?? name}”. Which one?`,
    choices: names.map((label) => ({ label, sentence: name })),
  }
}

function withTable(world: WishWorld, words: string, make: (tableId: string) => ReadWish): ReadWish {
  const wanted = words.replace(/^the /, '').trim()
  const table = world.tables.find(
    ({ name, number }) =>
      foldCase(name) === wanted ||
      (number != null && [String(number), `table ${String(number)}`].includes(wanted)),
  )
  return table === undefined ? { problem: `No table is called “${words}”.` } : make(table.id)
}

function ofPeople(world: WishWorld, kind: 'mix' | 'gather', words: string): ReadWish {
  const wish = { kind, strength: 'prefer', guestIds: [] } as const
  if (/^(companies|colleagues|each company)$/.test(words))
    return { wish: { ...wish, guestIds: [] } }
  const company = world.companies.find((name) => foldCase(name) === words)
  if (company !== undefined) return { wish: { ...wish, guestIds: [], company } }
  const tag = world.tags.find(({ name }) => foldCase(name) === words)
  if (tag !== undefined) return { wish: { ...wish, guestIds: [], tagId: tag.id } }
  return { problem: `No company or tag is called “${words}”.` }
}

const landmarkWords: readonly [RegExp, Landmark][] = [
  [/^(the )?(stage|podium)$/, 'stage'],
  [/^(the )?(head|top) table$/, 'head-table'],
  [/^(the )?(dance ?floor|dancefloor|dancing)$/, 'dance-floor'],
  [/^(the )?(band|dj|music|speakers?|loudspeakers?|noise)$/, 'music'],
  [/^(the |a )?bar$/, 'bar'],
  [/^(the |a )?(buffet|food)$/, 'buffet'],
  [/^(the )?(kitchen|catering)$/, 'kitchen'],
  [/^(the |a )?(toilets?|restrooms?|bathrooms?|wc|loo)$/, 'toilets'],
  [/^(the |an )?(entrance|door)$/, 'entrance'],
  [/^(the |an )?(emergency )?exits?$/, 'exit'],
]

function landmarkOf(words: string): Landmark | undefined {
  const known = landmarkWords.find(([pattern]) => pattern.test(words.trim()))?.[1]
  if (known !== undefined) return known
  const isLandmark = (word: string): word is Landmark => word in landmarks
  return isLandmark(words) ? words : undefined
}
