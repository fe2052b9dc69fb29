/* The lists of guests beside the plan: who is shown, in which order, and under which party. */
import { describe, expect, it } from 'vitest'

import type { Guest } from '@/api/schema'
import { partyRows, plainRows, waitingRows, type GuestListRow } from '@/guests/guest-rows'
import { searchGuests } from '@/guests/search'
import { isSeated } from '@/guests/seating'
import { aGuest } from '@/testing/builders'

type Own = Omit<Partial<Guest>, 'party'> & { party?: string }

const guest = (id: string, { party, ...own }: Own = {}): Guest =>
  aGuest({
    id,
    firstName: id,
    rsvp: 'attending',
    ...own,
    ...(party === undefined ? {} : { party: { id: party, name: party } }),
  })

/** The rows of the seat assignment. */
const rowsOf = (
  guests: readonly Guest[],
  filter: 'seated' | 'unseated',
  query: string,
  isDeclinedOpen: boolean,
) => {
  const found = searchGuests(guests, query)
  return filter === 'seated'
    ? partyRows(found.filter(isSeated))
    : waitingRows(found, isDeclinedOpen)
}

const words = (rows: readonly GuestListRow[]): string[] =>
  rows.map((row) => {
    switch (row.kind) {
      case 'party':
        return `${row.name} (${String(row.guestCount)})`
      case 'not-coming':
        return `Not coming (${String(row.guestCount)})`
      case 'guest':
      case 'declined':
        return row.guest.id
    }
  })

const GUESTS = [
  guest('Zoe'),
  guest('Ana', { party: 'Ruiz', mobile: '+34 600 12' }),
  guest('Ben', { party: 'Cook', company: 'Acme Foods' }),
  guest('Cleo', {
    party: 'Ruiz',
    seat: { id: 't-chair-1', seatNumber: 1, seatLabel: 'A', byHand: true },
  }),
  guest('Dan', { party: 'Ruiz' }),
]

describe('the guest list of the seat assignment', () => {
  it('groups_by_party_and_leaves_people_without_one_to_the_end', () => {
    expect(words(rowsOf(GUESTS, 'unseated', '', false))).toEqual([
      'Cook (1)',
      'Ben',
      'Ruiz (2)',
      'Ana',
      'Dan',
      'No party (1)',
      'Zoe',
    ])
    expect(words(rowsOf(GUESTS, 'seated', '', false))).toEqual(['Ruiz (1)', 'Cleo'])
  })

  it('keeps_those_who_have_declined_apart_and_folded_away', () => {
    const guests = [
      guest('Ana', { party: 'Ruiz' }),
      guest('Ines', { party: 'Ruiz', rsvp: 'declined' }),
      guest('Zoe', { rsvp: 'no-answer' }),
    ]
    const rows = ['Ruiz (1)', 'Ana', 'No party (1)', 'Zoe', 'Not coming (1)']
    expect(words(rowsOf(guests, 'unseated', '', false))).toEqual(rows)
    expect(words(rowsOf(guests, 'unseated', '', true))).toEqual([...rows, 'Ines'])
    expect(words(rowsOf(guests, 'seated', '', true))).toEqual([])
  })

  it('needs_no_heading_where_nobody_has_a_party', () => {
    expect(words(rowsOf([guest('Zoe')], 'unseated', '', false))).toEqual(['Zoe'])
  })

  it.each([
    ['ZOE', ['Zoe']],
    ['600 12', ['Ruiz (1)', 'Ana']],
    ['acme', ['Cook (1)', 'Ben']],
    ['nobody', []],
  ])('finds_by_name_mobile_or_company_whatever_the_case: %s', (query, found) => {
    expect(words(rowsOf(GUESTS, 'unseated', query, false))).toEqual(found)
  })

  it('gives_every_row_a_key_of_its_own_also_for_5000_guests', () => {
    const many = Array.from({ length: 5000 }, (_, at) =>
      guest(`g${String(at)}`, { party: `Party ${String(at % 900)}` }),
    )
    const rows = rowsOf(many, 'unseated', '', false)
    expect(new Set(rows.map((row) => row.key)).size).toBe(5900)
  })
})

describe('the list of the attendees', () => {
  it('keeps the order of the guests and puts those who have declined last', () => {
    const guests = [
      guest('Ines', { rsvp: 'declined' }),
      guest('Ana', { party: 'Ruiz' }),
      guest('Ben', { party: 'Cook' }),
    ]
    expect(words(plainRows(guests, false))).toEqual(['Ana', 'Ben', 'Not coming (1)'])
    expect(words(plainRows(guests, true))).toEqual(['Ana', 'Ben', 'Not coming (1)', 'Ines'])
  })
})
