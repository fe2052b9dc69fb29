/* Only paths of this site are followed after signing in. */
import { expect, test } from 'vitest'
import { safeReturnPath, signInPath } from '@/lib/return-path'

test.each(['/events', '/guest-management?event=e-1', '/event/a%20b/floor-plan#x'])(
  'the path %s is followed',
  (path) => {
    expect(safeReturnPath(path)).toBe(path)
  },
)

test.each([
  null,
  '',
  'events',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /events',
  '/a\\b',
])('%j leads to the dashboard instead', (asked) => {
  expect(safeReturnPath(asked)).toBe('/dashboard')
})

test('a deep link is carried as one value', () => {
  expect(signInPath('/guest-management?event=1&x=2')).toBe(
    '/sign-in?return=%2Fguest-management%3Fevent%3D1%26x%3D2',
  )
})
