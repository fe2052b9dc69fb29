/* Which guests a new one may be: the same name or the same email address. */
import { expect, test } from 'vitest'
import { knownGuests } from '@/guests/known-guests'

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' }
const zoe = { firstName: 'Zoë', lastName: '', email: '' }
const guests = [ana, zoe]

test.each([
  [{ name: 'ana  RUIZ ', email: '' }, [ana]],
  [{ name: 'A. Ruiz', email: 'ANA@Example.com ' }, [ana]],
  [{ name: 'zoe', email: '' }, [zoe]],
  [{ name: 'Ana', email: '' }, []],
  [{ name: 'Ana Maria Ruiz', email: 'am@example.com' }, []],
])('%j', (typed, known) => {
  expect(knownGuests(guests, typed)).toEqual(known)
})
