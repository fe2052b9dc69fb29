/* Rows of a list that are counted before it is sent. */
import { expect, test } from 'vitest'
import { countRows, rowsOverLimit } from '@/features/import/count-rows'

test('lines with text are rows, and line breaks in quoted cells are not', () => {
  expect(countRows('Name\r\nAnn\n\nBen\n')).toBe(3)
  expect(countRows('Name,Notes\nAnn,"nuts\n\nsevere"\n')).toBe(2)
  expect(countRows('Name,Notes\nAnn,6" high\nBen,\n')).toBe(3)
})

test('only text with more rows than an event takes guests is over the limit', async () => {
  const long = 'Ann Lee\n'.repeat(25_000)
  expect(await rowsOverLimit(long)).toBe(25_000)
  expect(await rowsOverLimit(new File([long], 'list.CSV'))).toBe(25_000)
  expect(await rowsOverLimit(new File([long], 'list.xlsx'))).toBeUndefined()
  expect(await rowsOverLimit('Ann Lee\n'.repeat(20_000))).toBeUndefined()
})
