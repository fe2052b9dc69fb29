import { expect, test } from 'vitest'

import { peopleOf } from '@/guests/wishes/wish-people'
import { aGuest } from '@/testing/builders'

const party = { id: 'p-1', name: 'Ruiz family' }
const people = peopleOf([
  aGuest({ id: 'ana', firstName: 'Ana', lastName: 'Ruiz', party }),
  aGuest({ id: 'ben', firstName: 'Ben', lastName: 'Ruiz', party }),
  aGuest({ id: 'eve', firstName: 'Eve', lastName: 'Ruiz', party, rsvp: 'declined' }),
  aGuest({ id: 'zoe', firstName: 'Zoe', lastName: 'Lind' }),
])

test('a party that is named as a whole has its name, others have theirs', () => {
  expect(people(['ana', 'zoe', 'ben'])).toEqual(['Ruiz family', 'Zoe Lind'])
  expect(people(['ana', 'zoe'])).toEqual(['Ana Ruiz', 'Zoe Lind'])
  expect(people(['gone', 'ben'])).toEqual(['a removed guest', 'Ben Ruiz'])
})
