/* The guest search of the designer is that of guest management. */
import { expect, it } from 'vitest'

import { searchGuests, type PlannerGuest } from '@/features/planner/seating'
import { aGuest } from '@/testing/builders'

it('finds a name with accents by its plain letters', () => {
  const zoe: PlannerGuest = {
    ...aGuest({ firstName: 'Zoë' }),
    party: undefined,
    seatId: undefined,
    byHand: false,
  }
  expect(searchGuests([zoe], 'Zoe')).toEqual([zoe])
})
