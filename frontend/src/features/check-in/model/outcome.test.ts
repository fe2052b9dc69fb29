/* What the screen says about a scan, before and after the server's answer. */
import { expect, test } from 'vitest'
import type { CheckInAnswer, NewCheckIn } from '@/api/check-in'
import { answeredEntry, loggedEntry, waitingEntry } from '@/features/check-in/model/entries'
import { outcomeOf, type LookupRequest } from '@/features/check-in/model/outcome'
import { rosterOf } from '@/features/check-in/model/roster'
import { aDoorList } from '@/features/check-in/testing/fake-door-server'

const at = '2027-06-12T16:42:00Z'
const maker = { device: 'phone-1', by: 'Nora' }
const layla: NewCheckIn = { id: 'a', kind: 'arrive', at, guestId: 'g-1' }
const code: NewCheckIn = { id: 'c', kind: 'arrive', at, code: 'ZZZZZ2' }

/** The outcome while an entry waits, or once it is answered. */
function outcome(asked: LookupRequest, wire?: NewCheckIn, answer?: Partial<CheckInAnswer>) {
  const entry = wire && waitingEntry(wire, maker, 1)
  const known = new Map(
    entry !== undefined && answer !== undefined
      ? [[entry.id, answeredEntry(entry, { id: entry.id, result: 'arrived', ...answer })]]
      : [],
  )
  const waiting = entry !== undefined && answer === undefined ? [entry] : []
  const door = { list: aDoorList(), known, waiting, aliases: {} }
  return outcomeOf(asked, { ...door, roster: rosterOf(door) })
}

const asked = (fields: Partial<Extract<LookupRequest, { by: 'guest' }>> = {}): LookupRequest => ({
  by: 'guest',
  guestId: 'g-1',
  ...fields,
})

test('an expected guest is found, and one who declined is not expected', () => {
  expect(outcome(asked())).toMatchObject({ kind: 'found' })
  expect(outcome(asked({ guestId: 'g-3' }))).toMatchObject({
    kind: 'not-expected',
    hasDeclined: false,
  })
})

test('a guest arrives at once, and the answer confirms it', () => {
  const entryId = 'a'
  expect(outcome(asked({ entryId }), layla)).toMatchObject({ kind: 'arrived', sent: false })
  expect(outcome(asked({ entryId }), layla, {})).toMatchObject({ kind: 'arrived', sent: true })
})

test('another door was first: who and when come from the answer', () => {
  const answer = { result: 'already_arrived', firstAt: at, device: 'Main-door', by: 'Tom' } as const
  expect(outcome(asked({ entryId: 'a' }), layla, answer)).toMatchObject({
    kind: 'already',
    first: { time: Date.parse(at), device: 'Main-door', by: 'Tom' },
  })
})

test('a guest who declined meanwhile is not admitted', () => {
  expect(outcome(asked({ entryId: 'a' }), layla, { result: 'declined' })).toMatchObject({
    kind: 'not-expected',
    hasDeclined: true,
  })
})

test('a code that is not on the list waits for the answer', () => {
  const byCode = { by: 'code', code: 'ZZZZZ2', entryId: 'c' } as const
  expect(outcome(byCode, code)).toMatchObject({ kind: 'asking' })
  expect(outcome(byCode, code, { result: 'unknown_code' })).toMatchObject({ kind: 'unknown' })
  const event = { name: 'Gala', date: at }
  expect(outcome(byCode, code, { result: 'other_event', event })).toMatchObject({
    kind: 'other-event',
    event,
  })
  const guest = { id: 'g-9', firstName: 'New', lastName: 'Guest', attendance: 'arrived' } as const
  expect(outcome(byCode, code, { guest: { ...guest, arrivals: ['c'] } })).toMatchObject({
    kind: 'arrived',
    guest: { firstName: 'New' },
  })
})

test('an undone check-in says so, and shows an arrival elsewhere that remains', () => {
  expect(outcome(asked({ undone: true }))).toMatchObject({ kind: 'undone' })
  const elsewhere = loggedEntry({
    ...{ id: 'x', kind: 'arrive', guestId: 'g-1', device: 'Main-door', at },
    ...{ correctedAt: at, receivedAt: at, result: 'arrived', counts: true },
  })
  const door = { list: aDoorList(), known: new Map([['x', elsewhere]]), waiting: [], aliases: {} }
  expect(outcomeOf(asked({ undone: true }), { ...door, roster: rosterOf(door) })).toMatchObject({
    kind: 'already',
    first: { device: 'Main-door' },
  })
})

test('a walk-in keeps its outcome when the server gives it another id', () => {
  const wire: NewCheckIn = { id: 'w', kind: 'walk_in', at, guestId: 'mine', name: 'Ada Wong' }
  const entry = waitingEntry(wire, maker, 1)
  const guest = { id: 'theirs', firstName: 'Ada', lastName: 'Wong', attendance: 'arrived' as const }
  const answer = { id: 'w', result: 'arrived' as const, guest: { ...guest, arrivals: ['w'] } }
  const door = {
    list: aDoorList(),
    known: new Map([['w', answeredEntry(entry, answer)]]),
    waiting: [],
    aliases: { mine: 'theirs' },
  }
  const roster = rosterOf(door)
  expect(outcomeOf(asked({ guestId: 'mine', entryId: 'w' }), { ...door, roster })).toMatchObject({
    kind: 'arrived',
    guest: { id: 'theirs', firstName: 'Ada', walkIn: true },
  })
  expect(roster.counts).toMatchObject({ expected: 3, present: 1, walkIns: 1 })
})
