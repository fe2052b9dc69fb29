/* Which guests a typed word finds, in guest management and in the designer. */
import { expect, test } from 'vitest'
import { searchable, searchGuests } from '@/guests/search'
import { aGuest } from '@/testing/builders'

const guests = [
  aGuest({ id: 'ana' }),
  aGuest({
    id: 'jose',
    firstName: 'José',
    lastName: 'Ávila',
    email: 'jose@example.com',
    mobile: '+1 (555) 010-9999',
    company: 'Ørsted Söhne',
  }),
  aGuest({ id: 'yui', firstName: '唯', lastName: '', mobile: '' }),
]

test.each([
  ['ruiz', ['ana']],
  ['ana  ruiz', ['ana']],
  ['jose avila', ['jose']],
  ['0109999', ['jose']],
  ['555 010', ['jose']],
  ['sohne', ['jose']],
  ['唯', ['yui']],
  ['jose@example', ['jose']],
  ['nobody', []],
  ['  ', ['ana', 'jose', 'yui']],
])('searching %j finds %j', (query, ids) => {
  expect(searchGuests(searchable(guests), query).map(({ id }) => id)).toEqual(ids)
})
