/* The values of the form of a wish, what is wrong with them, and the wish that they make. Pure. */
import type { NewWish } from '@/api/schema'
import {
  canBeRule,
  landmarks,
  wishKinds,
  type Landmark,
  type WishKind,
} from '@/guests/wishes/wish-words'
import type { FieldErrors } from '@/ui/form/use-form'

export type WishValues = {
  kind: WishKind
  strength: NewWish['strength']
  guestIds: string[]
  tableId: string
  zone: string
  landmark: string
  /** `companies`, `company:` with its name or `tag:` with its id. */
  people: string
  count: number | undefined
}

export const everyCompany = 'companies'
const companyMark = 'company:'
const tagMark = 'tag:'

export const companyChoice = (company: string): string => `${companyMark}${company}`
export const tagChoice = (tagId: string): string => `${tagMark}${tagId}`

export function emptyWish(guestIds: readonly string[], kind: WishKind): WishValues {
  return {
    ...{ kind, strength: 'prefer', guestIds: [...guestIds] },
    ...{ tableId: '', zone: '', landmark: 'stage', people: everyCompany, count: 4 },
  }
}

export function checkWish(values: WishValues): FieldErrors<WishValues> {
  const { guests, object } = wishKinds[values.kind]
  const [least, most] = guests
  const errors: FieldErrors<WishValues> = {}
  const chosen = values.guestIds.length
  if (chosen < least) {
    errors.guestIds =
      least === 2 && chosen === 1 ? 'Choose another guest.' : 'Choose at least one guest.'
  } else if (most > 0 && chosen > most) {
    errors.guestIds = most === 2 ? 'Choose two guests.' : `Choose at most ${String(most)} guests.`
  }
  if (object === 'table' && values.tableId === '') errors.tableId = 'Choose a table.'
  if (object === 'zone' && values.zone.trim() === '') errors.zone = 'Enter the name of a zone.'
  const { count } = values
  const isCount = count !== undefined && Number.isInteger(count) && count >= 2 && count <= 100
  if (object === 'count' && !isCount) errors.count = 'Enter a number from 2 to 100.'
  return errors
}

export function wishOf(values: WishValues): NewWish {
  const { kind } = values
  const { guests, object } = wishKinds[kind]
  return {
    kind,
    strength: canBeRule(kind) ? values.strength : 'prefer',
    guestIds: guests[1] === 0 ? [] : values.guestIds,
    ...(object === undefined ? {} : objectOf(object, values)),
  }
}

function objectOf(
  object: NonNullable<(typeof wishKinds)[WishKind]['object']>,
  { tableId, zone, landmark, people, count }: WishValues,
): Partial<NewWish> {
  switch (object) {
    case 'table':
      return { tableId }
    case 'zone':
      return { zone: zone.trim() }
    case 'landmark':
      return isLandmark(landmark) ? { landmark } : {}
    case 'count':
      return count === undefined ? {} : { count }
    case 'people':
      if (people.startsWith(companyMark)) return { company: people.slice(companyMark.length) }
      return people.startsWith(tagMark) ? { tagId: people.slice(tagMark.length) } : {}
  }
}

function isLandmark(word: string): word is Landmark {
  return word in landmarks
}
