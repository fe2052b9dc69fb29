/* The list of the texts of a guest. */
import { expect, test } from 'vitest'
import { fieldLabel, guestFields, noTexts, textsOf } from '@/guests/fields'
import { aGuest } from '@/testing/builders'

test('the texts of a guest are picked by the list', () => {
  const texts = textsOf(aGuest({ notes: 'Speaks first' }))
  expect(texts).toMatchObject({ firstName: 'Ana', notes: 'Speaks first' })
  expect(Object.keys(texts).sort()).toEqual(guestFields.map(({ name }) => name).sort())
  expect(Object.values(noTexts).join('')).toBe('')
})

test('a column of a report is named by its label, and one of the file as it is there', () => {
  expect(fieldLabel('firstName')).toBe('First Name')
  expect(fieldLabel('Handynummer')).toBe('Handynummer')
})
