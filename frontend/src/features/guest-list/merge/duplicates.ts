/*
 * Finds guests who are probably on the list twice. Guests are put into buckets by email address, name and phone number,
 * and only those of one bucket are compared, so that 10,000 guests take milliseconds.
 */
import type { Guest } from '@/api/schema'
import { nameWords, namesAlike } from '@/features/guest-list/merge/names-alike'
import { compareNames, fullName } from '@/guests/names'

/** What makes guests look like one. */
export type DuplicateReason = 'email' | 'name' | 'phone'

export type DuplicateGroup<G> = {
  /** The same for the same guests. */
  key: string
  /** At least two. */
  guests: readonly G[]
  reasons: readonly DuplicateReason[]
}

/** A value that more guests have says nothing about them: the address of an agency, “Guest Guest”. */
const mostSharing = 20
/** Different names up to which one email address is taken for one person's. */
const mostNames = 2
/** Digits at the end that are the same however a phone number is written: with a country code or a zero. */
const phoneDigits = 9
const fewestPhoneDigits = 6

/** A guest as it is compared; folded once. */
type FoldedGuest = { words: readonly string[]; name: string; email: string; phone: string }

const foldedGuests = new WeakMap<Guest, FoldedGuest>()

function foldedGuest(guest: Guest): FoldedGuest {
  const known = foldedGuests.get(guest)
  if (known !== undefined) return known
  const words = nameWords(fullName(guest))
  const digits = guest.mobile.replace(/\D/g, '')
  const now = {
    words,
    name: words.join(' '),
    email: guest.email.trim().toLowerCase(),
    phone: digits.length < fewestPhoneDigits ? '' : digits.slice(-phoneDigits),
  }
  foldedGuests.set(guest, now)
  return now
}

const reasonsInOrder: readonly DuplicateReason[] = ['email', 'name', 'phone']

/** Returns the groups in the order of names. Guests of one of the `keptApart` groups are not duplicates of each other. */
export function findDuplicates<G extends Guest>(
  guests: readonly G[],
  keptApart: readonly (readonly string[])[] = [],
): DuplicateGroup<G>[] {
  const named = guests.filter((guest) => !isPlaceholder(guest))
  const areKeptApart = keptApartTest(keptApart)
  const groups = new Map<G, { guests: G[]; reasons: Set<DuplicateReason> }>()
  for (const reason of reasonsInOrder) {
    for (const bucket of bucketsOf(named, reason)) {
      const fits = testOf(reason, bucket)
      for (const [one, other] of pairsOf(bucket)) {
        if (fits(one, other) && !areKeptApart(one.id, other.id)) join(groups, one, other, reason)
      }
    }
  }
  return [...new Set(groups.values())]
    .map(({ guests: members, reasons }) => ({
      key: members
        .map(({ id }) => id)
        .sort()
        .join(' '),
      guests: members,
      reasons: reasonsInOrder.filter((reason) => reasons.has(reason)),
    }))
    .sort(({ guests: [a] }, { guests: [b] }) =>
      a === undefined || b === undefined ? 0 : compareNames(a, b),
    )
}

/** Puts two guests, and those who are duplicates of either, into one group. */
function join<G>(
  groups: Map<G, { guests: G[]; reasons: Set<DuplicateReason> }>,
  one: G,
  other: G,
  reason: DuplicateReason,
): void {
  const group = groups.get(one) ?? { guests: [one], reasons: new Set() }
  group.reasons.add(reason)
  groups.set(one, group)
  const joined = groups.get(other) ?? { guests: [other], reasons: new Set() }
  if (joined === group) return
  group.guests.push(...joined.guests)
  for (const known of joined.reasons) group.reasons.add(known)
  for (const guest of joined.guests) groups.set(guest, group)
}

/** Guests with the same value, where so few share it that it means something. */
function bucketsOf<G extends Guest>(guests: readonly G[], reason: DuplicateReason): G[][] {
  const buckets = new Map<string, G[]>()
  for (const guest of guests) {
    const value = foldedGuest(guest)[reason]
    if (value === '') continue
    const bucket = buckets.get(value)
    if (bucket === undefined) buckets.set(value, [guest])
    else bucket.push(guest)
  }
  return [...buckets.values()].filter(({ length }) => length > 1 && length <= mostSharing)
}

type PairTest = (one: Guest, other: Guest) => boolean

/** What guests of one bucket need besides the common value. */
function testOf(reason: DuplicateReason, bucket: readonly Guest[]): PairTest {
  switch (reason) {
    // Couples and families share an address, and so do colleagues.
    case 'email': {
      const isShared = new Set(bucket.map((guest) => foldedGuest(guest).name)).size > mostNames
      return (one, other) => areAlike(one, other) || (!isShared && !areRelated(one, other))
    }
    // Many guests are called Ana; in one party they are the same.
    case 'name':
      return (one, other) => foldedGuest(one).words.length > 1 || areRelated(one, other)
    case 'phone':
      return areAlike
  }
}

function areAlike(one: Guest, other: Guest): boolean {
  return namesAlike(foldedGuest(one).words, foldedGuest(other).words)
}

function areRelated(one: Guest, other: Guest): boolean {
  return (
    (one.party != null && one.party.id === other.party?.id) ||
    one.plusOneOf === other.id ||
    other.plusOneOf === one.id
  )
}

/** Whether a plus-one has no name yet: the list has “Guest of Ana Ruiz” as often as she brings guests. */
function isPlaceholder({ plusOneOf, email, mobile, ...name }: Guest): boolean {
  return (
    plusOneOf != null &&
    email === '' &&
    mobile === '' &&
    (name.lastName === '' || /\b(guest|plus[ -]?one|companion)\b|\+ ?\d/i.test(fullName(name)))
  )
}

function* pairsOf<G>(bucket: readonly G[]): Generator<[G, G]> {
  for (const [index, one] of bucket.entries()) {
    for (const other of bucket.slice(index + 1)) yield [one, other]
  }
}

function keptApartTest(groups: readonly (readonly string[])[]) {
  const groupsOf = new Map<string, Set<number>>()
  groups.forEach((ids, index) => {
    for (const id of ids) groupsOf.set(id, (groupsOf.get(id) ?? new Set()).add(index))
  })
  return (one: string, other: string): boolean => {
    const ofOther = groupsOf.get(other)
    return [...(groupsOf.get(one) ?? [])].some((index) => ofOther?.has(index) === true)
  }
}
