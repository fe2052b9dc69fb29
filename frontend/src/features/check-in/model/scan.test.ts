/* What a scanned text may be, and which guest it names. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findGuests, suggestTable } from '@/features/check-in/model/find'
import type { DoorGuest } from '@/features/check-in/model/roster'
import { guestOfScan, parseScan, similarCodes } from '@/features/check-in/model/scan'

function aDoorGuest(firstName: string, lastName: string, code = ''): DoorGuest {
  const id = `${firstName} ${lastName}`
  return {
    id,
    firstName,
    lastName,
    code,
    tokenHashes: [],
    expected: true,
    walkIn: false,
    arrivals: [],
  }
}

const token = 'q83vEjRWeJCrze8SNFZ4kA'
const personal = `https://seats.example.org/guest-form/AbCdEfGhIjKlMnOpQrStU/${token}`

test.each([
  ['aqxyh5', 'AQXYH5'],
  [' AQX-YH5 ', 'AQXYH5'],
  ['https://seats.example.org/seat-lookup/aqxyh5', 'AQXYH5'],
  [personal, undefined],
  [token, undefined],
])('%s holds the code %s', (text, code) => {
  expect(parseScan(text)?.code).toBe(code)
})

test.each(['Layla', 'Layla Haddad', '', '12345'])('“%s” is no scan', (text) => {
  expect(parseScan(text)).toBeUndefined()
})

test('a token is found by its hash, in a link and by itself', async () => {
  const guest = aDoorGuest('Layla', 'Haddad', 'AQXYH5')
  const hash = createHash('sha256').update(token).digest('hex')
  const roster = { byCode: new Map([['AQXYH5', guest]]), byTokenHash: new Map([[hash, guest]]) }
  for (const text of [personal, token, 'aqxyh5']) {
    expect(await guestOfScan(parseScan(text)!, roster)).toBe(guest)
  }
  expect(await guestOfScan(parseScan('AQXYH6')!, roster)).toBeUndefined()
})

test('codes that differ in one character or in two swapped ones are similar', () => {
  const guests = ['AQXYH5', 'AQXHY6', 'AQX7H6', 'K7M2QX', ''].map((code) =>
    aDoorGuest('Guest', code, code),
  )
  expect(similarCodes('AQXYH6', guests).map(({ code }) => code)).toEqual([
    'AQXYH5',
    'AQXHY6',
    'AQX7H6',
  ])
})

test('a few letters find a name whatever its accents, and words that begin with them come first', () => {
  const guests = [
    aDoorGuest('Enzo', 'Ruiz'),
    aDoorGuest('Zoë', 'Lindström'),
    aDoorGuest('Tom', 'Becker'),
  ]
  const names = (query: string) => findGuests(guests, query).map(({ firstName }) => firstName)
  expect(names('zo')).toEqual(['Zoë', 'Enzo'])
  expect(names('lindstrom ZOE')).toEqual(['Zoë'])
  expect(names('z')).toEqual([])
})

test('the table with the most free seats is suggested, then the lowest number', () => {
  const table = (tableNumber: number, free: number) => ({
    id: `t-${tableNumber}`,
    name: '',
    tableNumber,
    seats: 8,
    free,
  })
  const tables = [table(9, 3), table(4, 3), table(5, 2), table(6, 0)]
  expect(suggestTable(tables, new Map())?.tableNumber).toBe(4)
  expect(suggestTable(tables, new Map([['t-4', 1]]))?.tableNumber).toBe(9)
  expect(suggestTable([table(6, 1)], new Map([['t-6', 1]]))).toBeUndefined()
})
