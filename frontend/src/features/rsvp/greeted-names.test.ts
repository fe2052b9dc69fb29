/* Greetings of families. */
import { expect, test } from 'vitest'
import { greetedNames } from '@/features/rsvp/greeted-names'

test('a surname that all share is said once', () => {
  const family = ['Greta Hoffmann', 'Lukas Hoffmann', 'Mia Hoffmann']
  expect(greetedNames(family)).toEqual(['Greta', 'Lukas', 'Mia Hoffmann'])
  expect(greetedNames(['Ana van Berg', 'Ben van Berg'])).toEqual(['Ana', 'Ben van Berg'])
})

test('other names stay as they are', () => {
  const couple = ['Layla Haddad', 'Ben Cole']
  expect(greetedNames(couple)).toEqual(couple)
  expect(greetedNames(['Noor', 'Noor'])).toEqual(['Noor', 'Noor'])
  expect(greetedNames(['Maria Lopez'])).toEqual(['Maria Lopez'])
})
