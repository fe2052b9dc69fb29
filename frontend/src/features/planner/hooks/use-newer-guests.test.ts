// @vitest-environment jsdom
/* Keeping the seating up to date with changes by others. */
import { beforeEach, describe, expect, it } from 'vitest'

import { keys } from '@/api/keys'
import { createQueryClient } from '@/api/query-client'
import type { Guest } from '@/api/schema'
import { aGuest } from '@/testing/builders'
import { fakeServer } from '@/testing/fake-server'
import { lookForGuests } from '@/features/planner/hooks/use-newer-guests'

const GUESTS = 'GET /api/events/e-1/guests'
const seat = { id: 'table-1-chair-1', seatNumber: 1, seatLabel: 'A', byHand: true }

describe('looking who sits where by now', () => {
  let cache: ReturnType<typeof createQueryClient>
  const listed = (guests: Guest[], etag: string) => () =>
    new Response(JSON.stringify(guests), {
      headers: { etag, 'content-type': 'application/json' },
    })
  const shown = () => cache.getQueryData<Guest[]>(keys.guests('e-1'))
  beforeEach(() => {
    cache = createQueryClient()
    cache.setQueryData(keys.guests('e-1'), [aGuest()])
  })

  it('shows_a_seat_that_somebody_else_gave', async () => {
    fakeServer({ [GUESTS]: listed([aGuest({ seat })], '"2"') })
    expect(await lookForGuests(cache, 'e-1', '"1"')).toBe('"2"')
    expect(shown()?.[0]?.seat?.id).toBe('table-1-chair-1')
  })

  it('leaves_everything_as_it_is_while_nothing_has_changed', async () => {
    const before = shown()
    const { routes } = fakeServer({ [GUESTS]: listed([aGuest()], '"2"') })
    expect(await lookForGuests(cache, 'e-1', undefined)).toBe('"2"')
    expect(shown()).toBe(before)
    routes['GET /api/events/e-1/guests/changes'] = () => ({
      version: '2',
      reload: false,
      guests: [],
      removed: [],
    })
    expect(await lookForGuests(cache, 'e-1', '"2"')).toBe('"2"')
    expect(shown()).toBe(before)
  })

  it('does_not_take_a_list_that_a_newer_one_has_overtaken', async () => {
    fakeServer({
      [GUESTS]: () => {
        cache.setQueryData(keys.guests('e-1'), [aGuest({ seat })], { updatedAt: 1 })
        return listed([aGuest()], '"2"')()
      },
    })
    expect(await lookForGuests(cache, 'e-1', '"1"')).toBeUndefined()
    expect(shown()?.[0]?.seat?.id).toBe('table-1-chair-1')
  })
})
