/* Addresses as people type and paste them. */
import { expect, test } from 'vitest'
import { addressOf, invitedBefore, readInvites } from '@/features/forms/invites/invite-lines'

test('only lines with an @ are kept, with their names', () => {
  const list = readInvites('ada@x.org\n\nBen Okri\r\nAda Wong <ada.wong@x.org>,\n')
  expect(list).toEqual({
    lines: ['ada@x.org', 'Ada Wong <ada.wong@x.org>'],
    left: 1,
    repeated: 0,
    doubtful: [],
  })
})

test('an address that is there twice is sent once', () => {
  const list = readInvites('ada@x.org\nAda Wong <ADA@x.org>\nada@')
  expect(list.lines).toEqual(['ada@x.org', 'ada@'])
  expect(list.repeated).toBe(1)
  expect(list.doubtful).toEqual(['ada@'])
})

test('the address is taken out of a line with a name', () => {
  expect(addressOf('Wong, Ada <ada@x.org> ')).toBe('ada@x.org')
  expect(addressOf(' ada@x.org')).toBe('ada@x.org')
})

test('addresses that were invited are told apart by the last 24 hours', () => {
  const now = new Date('2027-03-05T10:00:00Z')
  const invited = new Map([
    ['ada@x.org', '2027-03-05T09:58:00Z'],
    ['ben@x.org', '2027-03-01T10:00:00Z'],
    ['eve@x.org', '2027-03-05T09:58:00Z'],
  ])
  const list = readInvites('Ada Wong <ADA@x.org>\nben@x.org\ncem@x.org')
  expect(invitedBefore(list, invited, now)).toEqual({ recently: 1, earlier: 1 })
})

test('several addresses on one line are told apart, and one keeps the commas of its name', () => {
  const list = readInvites('a@x.org, b@x.org; Ben <c@x.org>\nWong, Ada <ada@x.org>')
  expect(list.lines).toEqual(['a@x.org', 'b@x.org', 'Ben <c@x.org>', 'Wong, Ada <ada@x.org>'])
  expect(list.doubtful).toEqual([])
})
