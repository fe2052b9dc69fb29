// @vitest-environment jsdom
/* The addresses of the pages for guests: which page is where, and the history of the browser. */
import { afterEach, expect, test } from 'vitest'
import { browserAddress } from '@/guest-pages/address/browser-address'
import { guestPageAt } from '@/guest-pages/address/guest-paths'

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

test.each([
  ['/seat-lookup', 'seat-lookup', {}],
  ['/Seat-Lookup/K7M2QX/', 'found-seat', { lookupCode: 'K7M2QX' }],
  ['/guest-form/e%20%311/t', 'invitation', { eventId: 'e 11', token: 't' }],
  ['/ticket/100%', 'ticket', { token: '100%' }],
])('%s is the page %s', (path, name, params) => {
  expect(guestPageAt(path)).toEqual({ name, params })
})

test.each(['/', '/dashboard', '/ticket', '/seat-lookup/a/b'])(
  '%s is no page for guests',
  (path) => {
    expect(guestPageAt(path)).toBeUndefined()
  },
)

test('a page that is opened becomes an entry of the history, with what it is told', async () => {
  const source = browserAddress()
  source.navigate('/ticket/secret')
  source.navigate('/your-data?lang=de', { state: { event: 'Gala' } })
  expect(source.current()).toMatchObject({
    pathname: '/your-data',
    search: '?lang=de',
    state: { event: 'Gala' },
  })
  const changed = new Promise<void>((resolve) => {
    source.subscribe(resolve)
  })
  window.history.back()
  await changed
  expect(source.current().pathname).toBe('/ticket/secret')
})

test('a replaced address adds no entry and keeps the place on the page', () => {
  const source = browserAddress()
  const { length } = window.history
  source.navigate('/find-seat?event=a', { replace: true })
  expect(window.history.length).toBe(length)
  expect(source.scrollTop?.()).toBeUndefined()
  source.navigate('/seat-lookup')
  expect(source.scrollTop?.()).toBe(0)
})
