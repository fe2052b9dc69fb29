/* What dropping a guest on the plan means. */
import { describe, expect, it } from 'vitest'

import type { Guest } from '@/api/schema'
import { seatingOf } from '@/guests/seating'
import { dropOf, type Drop, type DropPlan } from '@/canvas/seats/drop'
import { plannerGuest } from '@/features/designer/testing/guest'

const guest = (id: string, party?: string, seatId?: string): Guest =>
  plannerGuest(id, { party, seatId })
const seat = (n: number): string => `t-chair-${String(n)}`

function dropped(
  who: Guest | readonly Guest[],
  others: readonly Guest[],
  hit: { element: string; seat?: string } | undefined,
  plan: Partial<DropPlan> = {},
): Drop {
  const hand = [who].flat()
  return dropOf(hand, seatingOf([...hand, ...others]), {
    hit,
    place: { x: 5, y: 6 },
    seatsFrom: (element) => (element === 't' ? [3, 4, 1, 2].map(seat) : []),
    hints: () => [],
    isLocked: () => false,
    ...plan,
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

  it('neither_takes_nor_leaves_a_chair_of_a_locked_table', () => {
    const isLocked = (table: string): boolean => table === 'locked'
    const sitting = guest('ana', undefined, 'locked-chair-1')
    expect(dropped(sitting, [], { element: 't', seat: seat(1) }, { isLocked })).toEqual({
      ...{ kind: 'locked', element: 'locked' },
    })
    const all = { isLocked: () => true }
    expect(dropped(guest('ben'), [], { element: 't' }, all)).toMatchObject({ kind: 'locked' })
  })

  it('learns_that_a_table_is_full', () => {
    const sitting = [1, 2, 3, 4].map((n) => guest(`g${String(n)}`, undefined, seat(n)))
    expect(dropped(guest('ana'), sitting, { element: 't' })).toEqual({
      ...{ kind: 'full', element: 't', wanted: 1 },
    })
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

  it('changes_places_with_who_sits_there_when_it_comes_from_a_chair', () => {
    const drop = dropped(guest('ana', undefined, seat(1)), [guest('ben', undefined, seat(2))], {
      ...{ element: 't', seat: seat(2) },
    })
    expect(drop).toEqual({ kind: 'swap', guestId: 'ana', seatId: seat(2) })
  })

  it('stays_away_from_a_locked_table', () => {
    const drop = dropped(guest('ana'), [], { element: 't' }, { isLocked: () => true })
    expect(drop).toEqual({ kind: 'locked', element: 't' })
  })
})

describe('a dropped party', () => {
  const party = [guest('ana', 'Ruiz'), guest('ben', 'Ruiz')]
  const hint = (first: number, gain: number, breaks = 0) => ({
    ...{ seats: [seat(first), seat(first + 1)], gain, breaks, why: '' },
  })
  const hints = () => [hint(1, 3), hint(2, 9, 1), hint(3, 5)]
  const at = (...seats: readonly number[]) => ({
    kind: 'group',
    moves: seats.map((number, index) => ({ guestId: party[index]?.id, seatId: seat(number) })),
  })

  it('takes_the_best_seats_of_a_table_that_break_no_rule', () => {
    expect(dropped(party, [], { element: 't' }, { hints })).toEqual(at(3, 4))
  })

  it('sits_down_from_the_chair_on_that_it_is_dropped_on', () => {
    expect(dropped(party, [], { element: 't', seat: seat(2) }, { hints })).toEqual(at(2, 3))
  })

  it('learns_that_a_table_has_too_few_seats', () => {
    expect(dropped(party, [], { element: 't' })).toEqual({
      ...{ kind: 'full', element: 't', wanted: 2 },
    })
  })
})
