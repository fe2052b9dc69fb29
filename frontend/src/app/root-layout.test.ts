/* Under which key the scroll position of a page is kept. */
import { expect, test } from 'vitest'
import { scrollKey } from '@/app/RootLayout'

test('two pages opened by their address do not share a scroll position', () => {
  const landing = scrollKey({ key: 'default', pathname: '/landing' })
  expect(scrollKey({ key: 'default', pathname: '/help' })).not.toBe(landing)
})

test('a page visited twice keeps a position for each visit', () => {
  expect(scrollKey({ key: 'a1', pathname: '/help' })).not.toBe(
    scrollKey({ key: 'b2', pathname: '/help' }),
  )
})
