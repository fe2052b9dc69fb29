/* Which zones can be chosen, and by which words. */
import { expect, test } from 'vitest'
import { zoneOptions } from '@/features/events/zone-options'
import { findOptions } from '@/ui/combobox/Combobox'

const found = (typed: string, chosen = 'UTC') =>
  findOptions(zoneOptions(chosen), typed).map(({ value }) => value)

test('a zone is found by its city, by its region and by its database name', () => {
  expect(found('lisb')).toEqual(['Europe/Lisbon'])
  expect(found('New York')).toEqual(['America/New_York'])
  expect(found('europe/lon')).toEqual(['Europe/London'])
  expect(found('utc')).toContain('UTC')
})

test('a zone is found by its country, another city and its abbreviation', () => {
  expect(found('munich')).toEqual(['Europe/Berlin'])
  expect(found('germany')).toEqual(['Europe/Berlin'])
  expect(found('PST')).toContain('America/Los_Angeles')
})

test('a renamed city is found under both names and offered once', () => {
  expect(found('kolkata', 'Asia/Kolkata')).toEqual(['Asia/Kolkata'])
  expect(found('kolkata')).toHaveLength(1)
  expect(found('kyiv')).toHaveLength(1)
})

test('the chosen zone is always offered, also when the browser does not list it', () => {
  expect(zoneOptions('Europe/Busingen').map(({ value }) => value)).toContain('Europe/Busingen')
})
