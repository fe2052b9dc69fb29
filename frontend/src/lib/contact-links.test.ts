import { expect, test } from 'vitest'
import { contactParts } from '@/lib/contact-links'

test.each([
  ['Priya Nair, +44 7700 900001', 'tel:+447700900001', '+44 7700 900001'],
  ['Call 030 / 123 45 67-8.', 'tel:03012345678', '030 / 123 45 67-8'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018', '+44 (0)20 7946 0018'],
  ['Write to nora@example.org.', 'mailto:nora@example.org', 'nora@example.org'],
])('%s becomes a link', (text, href, shown) => {
  const parts = contactParts(text)
  expect(parts).toContainEqual({ text: shown, href })
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test('a text may hold an address and a number', () => {
  const links = contactParts('Nora, nora@example.org or 555 010 9999').map(({ href }) => href)
  expect(links).toEqual([undefined, 'mailto:nora@example.org', undefined, 'tel:5550109999'])
})

test.each(['Ask at the desk in room 12', 'Open 9-17', '12345678901234567890'])(
  '%s stays text',
  (text) => {
    expect(contactParts(text).every(({ href }) => href === undefined)).toBe(true)
  },
)
