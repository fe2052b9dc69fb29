/* Who is seated, who waits and who is not coming. */
import { expect, test } from 'vitest'
import { groupGuests, seatCounts, seatingOf, waitingParty } from '@/guests/seating'
import { aGuest } from '@/testing/builders'

const seat = { id: 's', seatNumber: 1, seatLabel: 'A', byHand: true }
const party = { id: 'p', name: 'Ruiz' }

const ana = aGuest({ id: 'ana', party, rsvp: 'maybe' })
const ben = aGuest({ id: 'ben', party, seat })
const cleo = aGuest({ id: 'cleo', party, rsvp: 'declined' })
const dan = aGuest({ id: 'dan', party })
const late = aGuest({ id: 'late', rsvp: 'declined', seat })

test('guests who declined are counted with the seated ones as long as they have a seat', () => {
  const { notSeated, seated, notComing } = groupGuests([ana, ben, cleo, late])
  expect([notSeated, seated, notComing]).toEqual([[ana], [ben, late], [cleo]])
})

test('guests who declined are not counted among those who are to have a seat', () => {
  expect(seatCounts([ana, ben, cleo])).toEqual({ expected: 2, seated: 1, unseated: 1 })
})

test('the waiting party of a guest has no one who is seated or not coming', () => {
  expect(waitingParty(seatingOf([ana, ben, cleo, dan]), dan)).toEqual([dan, ana])
  expect(waitingParty(seatingOf([ana]), aGuest({ id: 'eva' }))).toMatchObject([{ id: 'eva' }])
})
