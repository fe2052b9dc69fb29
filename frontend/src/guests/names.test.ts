/* Names in full, as initials, as typed, and in order. */
import { expect, test } from 'vitest'
import { compareNames, fullName, initials, splitName } from '@/guests/names'

test('a typed name splits at the first word, and one word is a first name', () => {
  expect(splitName('  Ana María  Ruiz ')).toEqual({ firstName: 'Ana', lastName: 'María Ruiz' })
  expect(splitName('Cher')).toEqual({ firstName: 'Cher', lastName: '' })
  expect(splitName('   ')).toEqual({ firstName: '', lastName: '' })
})

test('a name without a last name has no space at its end', () => {
  expect(fullName({ firstName: 'Cher', lastName: '' })).toBe('Cher')
})

test('initials are whole characters in any script', () => {
  expect(initials({ firstName: 'zoë', lastName: 'ångström' })).toBe('ZÅ')
  expect(initials({ firstName: 'शिव', lastName: '' })).toBe('शि')
})

test('guests are in the order of their last names, numbers by value', () => {
  const names = ['Guest 10', 'Guest 9', 'Baker'].map((lastName) => ({ firstName: 'A', lastName }))
  expect(names.sort(compareNames).map(({ lastName }) => lastName)).toEqual([
    'Baker',
    'Guest 9',
    'Guest 10',
  ])
})
