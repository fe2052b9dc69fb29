// @vitest-environment jsdom
/* Reading a guest list again. */
import { expect, it } from 'vitest'

import { readGuests, withChanges } from '@/api/guest-list'
import { keys } from '@/api/keys'
import { createQueryClient } from '@/api/query-client'
import { aGuest } from '@/testing/builders'
import { fakeServer } from '@/testing/fake-server'

const GUESTS = 'GET /api/events/e-1/guests'
const CHANGES = 'GET /api/events/e-1/guests/changes'
const ana = aGuest({ id: 'g-1', firstName: 'Ana', lastName: 'Adams' })
const ben = aGuest({ id: 'g-2', firstName: 'Ben', lastName: 'Brown' })
const cleo = aGuest({ id: 'g-3', firstName: 'Cleo', lastName: 'Clark' })

const listed = (etag: string) => () =>
  Response.json([ana, ben, cleo], { headers: { etag: `"${etag}"` } })
const changes = { version: '2-5', reload: false, guests: [], removed: [] }

it('puts_changed_guests_in_their_place_by_name_and_keeps_the_others', () => {
  const renamed = { ...ana, lastName: 'Burns' }
  const list = withChanges([ana, ben, cleo], { guests: [renamed], removed: ['g-3', 'g-9'] })
  expect(list).toEqual([ben, renamed])
  expect(list[0]).toBe(ben)
})

it('reads_the_list_once_and_then_what_has_changed', async () => {
  const cache = createQueryClient()
  const server = fakeServer({
    [GUESTS]: listed('1-5'),
    [CHANGES]: () => ({ ...changes, removed: ['g-2'] }),
  })
  cache.setQueryData(keys.guests('e-1'), await readGuests(cache, 'e-1'))
  expect(await readGuests(cache, 'e-1')).toEqual([ana, cleo])
  server.routes[CHANGES] = () => ({ ...changes, version: '3-6', removed: ['g-1'] })
  expect(await readGuests(cache, 'e-1')).toEqual([cleo])
  const asked = server.sent.filter(({ path }) => path.endsWith('/changes'))
  expect(asked.map(({ search }) => search)).toEqual(['?since=1-5', '?since=2-5'])
})

it('reads_the_whole_list_when_too_much_has_changed_or_the_list_is_not_shown_any_more', async () => {
  const cache = createQueryClient()
  const server = fakeServer({
    [GUESTS]: listed('1-5'),
    [CHANGES]: () => ({ ...changes, reload: true }),
  })
  const whole = () => server.sent.filter(({ path }) => path.endsWith('/guests')).length
  await readGuests(cache, 'e-1')
  await readGuests(cache, 'e-1')
  expect(whole()).toBe(2)
  cache.setQueryData(keys.guests('e-1'), [ana])
  expect(await readGuests(cache, 'e-1')).toHaveLength(3)
  expect(whole()).toBe(3)
})
