/* Only paths of this site are followed after signing in: the same list as on the server. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { safeReturnPath, signInPath } from '@/lib/return-path'

const fixture = join(import.meta.dirname, '../../../crates/domain/fixtures/redirects.json')
const redirects = JSON.parse(readFileSync(fixture, 'utf8')) as { own: string[]; foreign: string[] }
const here = 'https://here.invalid'

test('there are enough payloads', () => {
  expect(redirects.foreign.length).toBeGreaterThanOrEqual(60)
})

test.each(redirects.own)('the path %j is followed', (path) => {
  expect(safeReturnPath(path)).toBe(path)
  expect(new URL(path, here).origin).toBe(here)
})

test.each([null, ...redirects.foreign])('%j leads to the dashboard instead', (asked) => {
  expect(safeReturnPath(asked)).toBe('/dashboard')
})

test('the longest path is as long as on the server', () => {
  const longest = `/${'a'.repeat(1_999)}`
  expect(safeReturnPath(longest)).toBe(longest)
  expect(safeReturnPath(`${longest}a`)).toBe('/dashboard')
  expect(safeReturnPath(`/?${'é'.repeat(1_000)}`)).toBe('/dashboard')
})

test('a deep link is carried as one value', () => {
  expect(signInPath('/guest-management?event=1&x=2')).toBe(
    '/sign-in?return=%2Fguest-management%3Fevent%3D1%26x%3D2',
  )
})
