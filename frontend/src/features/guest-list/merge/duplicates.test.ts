/* Which guests are taken for the same person. */
import { expect, test } from 'vitest'
import { findDuplicates } from '@/features/guest-list/merge/duplicates'
import type { Guest } from '@/api/schema'
import { splitName } from '@/guests/names'
import { aGuest } from '@/testing/builders'

/** Guests without email and phone, with their names as ids. */
const guest = (name: string, fields: Partial<Guest> = {}): Guest => ({
  ...aGuest({ id: name, email: '', mobile: '', ...splitName(name) }),
  ...fields,
})

const found = (guests: readonly Guest[], keptApart: readonly string[][] = []) =>
  findDuplicates(guests, keptApart).map((group) => group.guests.map(({ id }) => id).sort())

test.each([
  ['accents and case', guest('Zoë MÜLLER'), guest('zoe Muller')],
  ['the order of words', guest('Jean-Luc Roux'), guest('Roux, Jean Luc')],
  ['letters without an accent', guest('Søren Großmann'), guest('Soren Grossmann')],
  ['an apostrophe', guest('Sinéad O’Neill'), guest("Sinead O'Neill")],
])('%s make no difference to a name', (_, one, other) => {
  expect(found([one, guest('Ben Okri'), other])).toEqual([[one.id, other.id].sort()])
})

test('one email address is one person, unless a party or many people share it', () => {
  const email = 'Ana@example.com'
  const ana = guest('Ana Ruiz', { email })
  expect(found([ana, guest('A. Diaz', { email: 'ana@example.com ' })])).toHaveLength(1)
  const party = { id: 'p-1', name: 'Ruiz' }
  expect(found([{ ...ana, party }, guest('Ben Ruiz', { email, party })])).toEqual([])
  const staff = ['Ben Okri', 'Cleo Nash', 'Anna Ruiz'].map((name) => guest(name, { email }))
  expect(found([ana, ...staff])).toEqual([['Ana Ruiz', 'Anna Ruiz']])
})

test('close names with the same phone are one person, however the number is written', () => {
  const mobile = '+44 7700 900142'
  const robert = guest('Robert Hale', { mobile })
  expect(found([robert, guest('Rob Hale', { mobile: '07700 900 142' })])).toHaveLength(1)
  expect(found([robert, guest('Robret Hale', { mobile })])).toHaveLength(1)
  expect(found([robert, guest('Maria Hale', { mobile })])).toEqual([])
  expect(found([robert, guest('Rob Hale', { mobile: '07700 900 143' })])).toEqual([])
})

test('a single name is the same person only within a party', () => {
  const party = { id: 'p-1', name: 'Ruiz' }
  const twice = [guest('Ana'), guest('Ana', { id: 'other' })]
  expect(found(twice)).toEqual([])
  expect(found(twice.map((one) => ({ ...one, party })))).toEqual([['Ana', 'other']])
})

test('plus-ones without a name of their own are no duplicates', () => {
  const plusOne = (id: string, fields = {}) =>
    guest('Guest of Ana Ruiz', { id, plusOneOf: 'Ana Ruiz', ...fields })
  expect(found([guest('Ana Ruiz'), plusOne('1'), plusOne('2')])).toEqual([])
  const named = guest('Ben Okri', { id: '3', plusOneOf: 'Ana Ruiz' })
  expect(found([named, guest('Ben Okri')])).toEqual([['3', 'Ben Okri']])
})

test('duplicates of a duplicate are in its group, and reasons are told', () => {
  const [group, ...others] = findDuplicates([
    guest('Ana Ruiz', { id: '1', email: 'ana@example.com' }),
    guest('Ana Ruiz', { id: '2', mobile: '0600112233' }),
    guest('A Ruiz', { id: '3', mobile: '0600112233' }),
  ])
  expect(others).toEqual([])
  expect(group?.guests.map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(group?.reasons).toEqual(['name', 'phone'])
})

test('guests who were kept apart are not asked about again, but a third one is', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => guest('Ana Ruiz', { id }))
  expect(found([one!, two!], [['1', '2']])).toEqual([])
  expect(found([one!, two!, three!], [['1', '2']])).toEqual([['1', '2', '3']])
})

test('what very many guests share is no sign', () => {
  const guests = Array.from({ length: 30 }, (_, index) =>
    guest('Guest Guest', { id: String(index), email: 'list@example.com' }),
  )
  expect(found(guests)).toEqual([])
})
