/* What the guest screens compute. */
import { expect, test } from 'vitest'
import { checkGuest, patchOf, valuesOf } from '@/features/guest-list/guest-form'
import { groupByReason } from '@/guests/unseated'
import { aGuest } from '@/testing/builders'

test('only what was changed is sent, and an empty choice clears', () => {
  const before = valuesOf(
    aGuest({
      table: { id: 't-1', tableNumber: 1, name: 'Table 1' },
      seat: { id: 't-1-chair-1', seatNumber: 1, seatLabel: 'A', byHand: true },
    }),
  )
  expect(patchOf(before, before)).toEqual({})
  expect(
    patchOf(before, { ...before, dietary: 'Vegan', rsvp: 'maybe', tableId: '', seatId: '' }),
  ).toEqual({
    dietary: 'Vegan',
    rsvp: 'maybe',
    tableId: null,
    seatId: null,
  })
})

test('a first name is required, a last name is not', () => {
  const values = valuesOf(aGuest({ lastName: '' }))
  expect(checkGuest(values)).toEqual({})
  expect(checkGuest({ ...values, firstName: ' ' })).toHaveProperty('firstName')
})

test('guests left over are put together by reason, in the order of the answer', () => {
  const left = (guestId: string, reason: string) => ({ guestId, name: guestId, reason })
  const groups = groupByReason([left('a', 'full'), left('b', 'locked'), left('c', 'full')])
  expect(groups.map(({ reason, names }) => [reason, names.map(({ name }) => name)])).toEqual([
    ['full', ['a', 'c']],
    ['locked', ['b']],
  ])
})
