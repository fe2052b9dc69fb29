/* The guest list of the seat assignment: who is shown, and under which party. */
import { describe, expect, it } from 'vitest'

import type { PlannerGuest } from '@/features/planner/seating'
import { guestRows, type GuestListRow } from '@/features/planner/seats/guest-rows'
import { plannerGuest } from '@/features/planner/testing/guest'

const guest = (id: string, rest: Partial<PlannerGuest> = {}): PlannerGuest =>
  plannerGuest(id, { firstName: id, ...rest })

const words = (rows: readonly GuestListRow[]): string[] =>
  rows.map((row) => {
    switch (row.kind) {
      case 'party':
        return `${row.name} (${String(row.guests)})`
      case 'not-coming':
        return `Not coming (${String(row.guests)})`
      case 'guest':
      case 'declined':
        return row.guest.id
    }
  })

const GUESTS = [
  guest('Zoe'),
  guest('Ana', { party: 'Ruiz', mobile: '+34 600 1' }),
  guest('Ben', { party: 'Cook', company: 'Acme Foods' }),
  guest('Cleo', { party: 'Ruiz', seatId: 't-chair-1' }),
  guest('Dan', { party: 'Ruiz' }),
]

describe('the guest list of the seat assignment', () => {
  it('groups_by_party_and_leaves_people_without_one_to_the_end', () => {
    expect(words(guestRows(GUESTS, 'unseated', '', false))).toEqual([
      'Cook (1)',
      'Ben',
      'Ruiz (2)',
      'Ana',
      'Dan',
      'No party (1)',
      'Zoe',
    ])
    expect(words(guestRows(GUESTS, 'seated', '', false))).toEqual(['Ruiz (1)', 'Cleo'])
  })

  it('keeps_those_who_have_declined_apart_and_folded_away', () => {
    const guests = [
      guest('Ana', { party: 'Ruiz' }),
      guest('Ines', { party: 'Ruiz', rsvp: 'declined' }),
      guest('Zoe', { rsvp: 'no-answer' }),
    ]
    const rows = ['Ruiz (1)', 'Ana', 'No party (1)', 'Zoe', 'Not coming (1)']
    expect(words(guestRows(guests, 'unseated', '', false))).toEqual(rows)
    expect(words(guestRows(guests, 'unseated', '', true))).toEqual([...rows, 'Ines'])
    expect(words(guestRows(guests, 'seated', '', true))).toEqual([])
  })

  it('needs_no_heading_where_nobody_has_a_party', () => {
    expect(words(guestRows([guest('Zoe')], 'unseated', '', false))).toEqual(['Zoe'])
  })

  it.each([
    ['ZOE', ['Zoe']],
    ['600 1', ['Ruiz (1)', 'Ana']],
    ['acme', ['Cook (1)', 'Ben']],
    ['nobody', []],
  ])('finds_by_name_mobile_or_company_whatever_the_case: %s', (query, found) => {
    expect(words(guestRows(GUESTS, 'unseated', query, false))).toEqual(found)
  })

  it('gives_every_row_a_key_of_its_own_also_for_5000_guests', () => {
    const many = Array.from({ length: 5000 }, (_, at) =>
      guest(`g${String(at)}`, { party: `Party ${String(at % 900)}` }),
    )
    const rows = guestRows(many, 'unseated', '', false)
    expect(new Set(rows.map((row) => row.key)).size).toBe(5900)
  })
})
