/* Who of a party is listed first, and who counts. */
import { expect, test } from 'vitest'
import { partyOf } from '@/features/check-in/model/party'
import type { DoorGuest } from '@/features/check-in/model/roster'
import { aDoorList } from '@/features/check-in/testing/fake-door-server'

function member(id: string, expected: boolean, isHere: boolean): DoorGuest {
  const arrivals = isHere ? [`arrival-${id}`] : []
  return { ...aDoorList().guests[0]!, id, expected, walkIn: false, arrivals }
}

function partyOfFirst(...members: DoorGuest[]) {
  return partyOf(members[0]!, { parties: new Map([['p-1', members]]) })
}

test('those who may come in are first, and those who declined last and not counted', () => {
  const party = partyOfFirst(
    member('Greta', true, false),
    member('Jonas', false, false),
    member('Lukas', true, true),
    member('Mia', true, false),
  )
  expect(party?.others.map(({ id }) => id)).toEqual(['Mia', 'Lukas', 'Jonas'])
  expect(party?.waiting.map(({ id }) => id)).toEqual(['Mia'])
  expect(party).toMatchObject({ size: 4, expected: 3, here: 1 })
})

test('a member who declined and came all the same counts', () => {
  const party = partyOfFirst(member('Greta', true, true), member('Jonas', false, true))
  expect(party).toMatchObject({ expected: 2, here: 2 })
})

test('a guest who comes alone has no party', () => {
  expect(partyOfFirst(member('Greta', true, false))).toBeUndefined()
})
