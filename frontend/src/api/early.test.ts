// @vitest-environment jsdom
/* The answers fetched before anyone was signed in: they are used up, so that no one gets them later. */
import { afterEach, expect, test, vi } from 'vitest'
import { dropEarlyAnswers } from '@/api/early'

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

test('early answers are used up once, and nothing else is', () => {
  const fetched = vi.fn(() => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', fetched)
  document.head.innerHTML =
    '<link rel="preload" as="fetch" href="/api/events"><link rel="preload" as="style" href="/a.css">'
  dropEarlyAnswers()
  dropEarlyAnswers()
  expect(fetched.mock.calls).toEqual([['/api/events', { credentials: 'same-origin' }]])
  expect(document.head.querySelectorAll('link')).toHaveLength(1)
})
