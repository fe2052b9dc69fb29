/* What dropping a guest on the plan means. */
import { describe, expect, it } from 'vitest'

import type { Guest } from '@/api/schema'
import { seatingOf } from '@/guests/seating'
import { dropOf, type Drop } from '@/features/planner/seats/drop'
import { plannerGuest } from '@/features/planner/testing/guest'

const guest = (id: string, party?: string, seatId?: string): Guest =>
  plannerGuest(id, { party, seatId })
const seat = (n: number): string => `t-chair-${String(n)}`

function dropped(
  who: Guest,
  others: readonly Guest[],
  hit: { element: string; seat?: string } | undefined,
): Drop {
  return dropOf(who, seatingOf([who, ...others]), {
    hit,
    place: { x: 5, y: 6 },
    seatsFrom: (element) => (element === 't' ? [3, 4, 1, 2].map(seat) : []),
  })
}

describe('a dropped guest', () => {
  it('takes_the_chair_it_is_dropped_on_taken_or_not', () => {
    const drop = dropped(guest('ana'), [guest('ben', undefined, seat(2))], {
      element: 't',
      seat: seat(2),
    })
    expect(drop).toEqual({ kind: 'seat', guestId: 'ana', seatId: seat(2) })
  })

  it('takes_the_next_free_chair_clockwise_when_dropped_on_a_table', () => {
    const drop = dropped(guest('ana'), [guest('ben', undefined, seat(3))], { element: 't' })
    expect(drop).toEqual({ kind: 'seat', guestId: 'ana', seatId: seat(4) })
  })

  it('learns_that_a_table_is_full', () => {
    const sitting = [1, 2, 3, 4].map((n) => guest(`g${String(n)}`, undefined, seat(n)))
    expect(dropped(guest('ana'), sitting, { element: 't' })).toEqual({ kind: 'full', element: 't' })
  })

  it('asks_for_the_whole_party_when_there_is_room_for_it', () => {
    const drop = dropped(
      guest('ana', 'Ruiz'),
      [guest('ben', 'Ruiz'), guest('cleo', 'Cook'), guest('dan', 'Ruiz', seat(4))],
      { element: 't' },
    )
    expect(drop).toMatchObject({ kind: 'party', element: 't', seats: [seat(3), seat(1)] })
    expect(drop.kind === 'party' && drop.guests.map(({ id }) => id)).toEqual(['ana', 'ben'])
  })

  it('sits_down_alone_when_the_party_does_not_fit', () => {
    const party = ['b', 'c', 'd', 'e'].map((id) => guest(id, 'Ruiz'))
    expect(dropped(guest('ana', 'Ruiz'), party, { element: 't' }).kind).toBe('seat')
  })

  it('does_nothing_beside_a_table_or_on_a_stage', () => {
    expect(dropped(guest('ana'), [], undefined)).toEqual({ kind: 'nothing' })
    expect(dropped(guest('ana'), [], { element: 'stage' })).toEqual({ kind: 'nothing' })
  })
})
