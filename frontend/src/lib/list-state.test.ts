/* The state of a list in the address. */
import { expect, test } from 'vitest'
import { clearing, formatSorting, parseSorting, readState, withState } from '@/lib/list-state'

const defaults = { q: '', status: '', sort: 'name' }

test('what the address lacks has its default, and what is foreign is ignored', () => {
  const params = new URLSearchParams('q=zo%C3%AB&event=e-1&sort=-date')
  expect(readState(params, defaults)).toEqual({ q: 'zoë', status: '', sort: '-date' })
})

test('a default is left out of the address, and everything else in it stays', () => {
  const params = new URLSearchParams('event=e-1&q=ana')
  expect(withState(params, defaults, { q: '', status: 'confirmed' }).toString()).toBe(
    'event=e-1&status=confirmed',
  )
  expect(params.toString()).toBe('event=e-1&q=ana')
})

test('an order is a column, with a minus in front when it descends', () => {
  for (const text of ['name', '-guests']) expect(formatSorting(parseSorting(text))).toBe(text)
  expect(parseSorting('-guests')).toEqual({ column: 'guests', descending: true })
})

test('clearing brings the defaults back but keeps the order and what it is told to keep', () => {
  expect(clearing(defaults)).toEqual({ q: '', status: '' })
  expect(clearing(defaults, 'q')).toEqual({ status: '' })
})
