/* Wishes in sentences, in the same words as the seating engine has for them, and the words of their form. */
import type { Wish } from '@/api/schema'

export type WishKind = Wish['kind']
export type Landmark = NonNullable<Wish['landmark']>

/** How names are found; undefined for what is gone. */
export type WishNames = {
  /** A party that is named as a whole by its name, others by theirs. */
  people: (guestIds: readonly string[]) => readonly string[]
  table: (tableId: string) => string | undefined
  tag: (tagId: string) => string | undefined
}

type About = 'guests' | 'room'
type ObjectField = 'table' | 'zone' | 'landmark' | 'people' | 'count'

/** What each kind of wish asks for, in the order of the form. */
export const wishKinds: Readonly<
  Record<WishKind, { label: string; about: About; guests: [number, number]; object?: ObjectField }>
> = {
  together: { label: 'Sit together', about: 'guests', guests: [2, 50] },
  apart: { label: 'Sit apart', about: 'guests', guests: [2, 50] },
  'next-to': { label: 'Sit next to each other', about: 'guests', guests: [2, 2] },
  'at-table': { label: 'Sit at a table', about: 'guests', guests: [1, 50], object: 'table' },
  'at-zone': { label: 'Sit in a zone', about: 'guests', guests: [1, 50], object: 'zone' },
  near: { label: 'Sit near', about: 'guests', guests: [1, 50], object: 'landmark' },
  far: { label: 'Sit away from', about: 'guests', guests: [1, 50], object: 'landmark' },
  host: { label: 'Host a table', about: 'guests', guests: [1, 50], object: 'table' },
  mix: { label: 'Mix people', about: 'room', guests: [0, 0], object: 'people' },
  gather: { label: 'Gather people', about: 'room', guests: [0, 0], object: 'people' },
  balanced: { label: 'Balance the tables', about: 'room', guests: [0, 0] },
  minimum: {
    label: 'Smallest number at a table',
    about: 'room',
    guests: [0, 0],
    object: 'count',
  },
  lock: { label: 'Lock a table', about: 'room', guests: [0, 0], object: 'table' },
}

/** The kinds that only weigh against others. */
export const canBeRule = (kind: WishKind): boolean =>
  !['mix', 'gather', 'balanced', 'minimum'].includes(kind)

/** The places of a room, as they end a sentence. */
export const landmarks: Readonly<Record<Landmark, string>> = {
  stage: 'the stage',
  'head-table': 'the head table',
  'dance-floor': 'the dance floor',
  music: 'the music',
  bar: 'the bar',
  buffet: 'the buffet',
  kitchen: 'the kitchen',
  toilets: 'the toilets',
  entrance: 'the entrance',
  exit: 'an exit',
}

/** Names that a sentence spells out; the others are counted. */
const named = 3

/** “Ana Lind and Ben Okri must sit together”, “Ana Lind sits near the bar if possible”. */
export function wishSentence(wish: Omit<Wish, 'id'>, names: WishNames): string {
  const guests = names.people(wish.guestIds)
  const must = wish.strength === 'must'
  const text = sentence(wish, guests, must, names)
  const gentle = !must && canBeRule(wish.kind) && wish.kind !== 'lock' && wish.kind !== 'host'
  return gentle ? `${text} if possible` : text
}

function sentence(
  wish: Omit<Wish, 'id'>,
  guests: readonly string[],
  must: boolean,
  names: WishNames,
): string {
  const who = joined(guests)
  const are = guests.length === 1 ? 'sits' : 'sit'
  const sit = must ? 'must sit' : are
  const place = placeText(wish, names)
  switch (wish.kind) {
    case 'together':
      return `${who} ${sit} together`
    case 'apart':
      // A single party is kept apart from itself.
      if (guests.length === 1) {
        return must
          ? `No two of ${who} may share a table`
          : `The guests of ${who} sit at different tables`
      }
      return must ? `${who} must not share a table` : `${who} sit at different tables`
    case 'next-to':
      return `${guests[0] ?? ''} ${must ? 'must sit' : 'sits'} next to ${guests[1] ?? ''}`
    case 'far':
      return must ? `${who} must not sit near ${place}` : `${who} ${are} away from ${place}`
    case 'near':
      return `${who} ${sit} near ${place}`
    case 'at-zone':
      return `${who} ${sit} in ${place}`
    case 'at-table':
      return `${who} ${sit} at ${place}`
    case 'host':
      return `${who} ${guests.length === 1 ? 'hosts' : 'host'} ${place}`
    case 'mix':
      return `${place} are spread over the tables`
    case 'gather':
      return `${place} sit together`
    case 'balanced':
      return 'Tables have about the same number of guests'
    case 'minimum':
      return `A table that is used has at least ${place}`
    case 'lock':
      return `${place} stays as it is`
  }
}

function placeText(wish: Omit<Wish, 'id'>, names: WishNames): string {
  const { tableId, zone, landmark, company, tagId, count } = wish
  if (tableId !== undefined) return names.table(tableId) ?? 'a removed table'
  if (zone !== undefined) return `zone ${zone}`
  if (landmark !== undefined) return landmarks[landmark]
  if (company !== undefined) return `People from ${company}`
  if (tagId !== undefined) return `Guests tagged ${names.tag(tagId) ?? 'with a tag that is gone'}`
  return count === undefined ? 'Colleagues' : `${String(count)} guests`
}

/** “Ana”, “Ana and Ben”, “Ana, Ben and Cleo”, “Ana, Ben, Cleo and 2 more”. */
function joined(words: readonly string[]): string {
  const [only = 'No one'] = words
  if (words.length <= 1) return only
  if (words.length > named) {
    return `${words.slice(0, named).join(', ')} and ${String(words.length - named)} more`
  }
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}
