import { expect, test } from 'vitest'
import { calendarFile } from '@/guest-pages/calendar-file'

const now = new Date('2027-01-02T09:00:00Z')
const link = { uid: 'abc@here', url: 'https://here/ticket/1' }

test('an event becomes a calendar file with escaped texts and instants in UTC', () => {
  const event = {
    name: 'Anna, Ben; wedding',
    date: '2027-06-05T14:00:00+01:00',
    endsAt: '2027-06-05T22:00:00Z',
    venue: 'Old Mill',
  }
  expect(calendarFile(event, link, now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Seatwright//Registration//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:abc@here',
    'DTSTAMP:20270102T090000Z',
    'DTSTART:20270605T130000Z',
    'DTEND:20270605T220000Z',
    'SUMMARY:Anna\\, Ben\\; wedding',
    'LOCATION:Old Mill',
    'URL:https://here/ticket/1',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('an event without an end takes four hours, as in the file that emails bring', () => {
  const event = { name: 'Dinner', date: '2027-06-05T13:00:00Z' }
  expect(calendarFile(event, link, now)).toContain('DURATION:PT4H')
  expect(calendarFile({ ...event, endsAt: event.date }, link, now)).toContain('DURATION:PT4H')
})

test('long lines are folded at 75 bytes, between characters', () => {
  const event = { name: 'ü'.repeat(60), date: '2027-06-05T13:00:00Z' }
  const lines = calendarFile(event, link, now).split('\r\n')
  const bytes = lines.map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
  expect(lines.join('').replaceAll(' ', '')).toContain('ü'.repeat(60))
})

test('a line break or control character in a text adds no property', () => {
  const event = {
    name: 'Dinner\rATTENDEE:mailto:a@b.example\u0000',
    date: '2027-06-05T13:00:00Z',
    venue: 'Mill\r\nEND:VEVENT\tnorth',
  }
  const file = calendarFile(event, { uid: 'abc@here', url: 'https://here/\r\nX:1' }, now)
  const lines = file.split(/\r\n|\r|\n/)
  expect(lines).toContain('SUMMARY:Dinner\\nATTENDEE:mailto:a@b.example')
  expect(lines).toContain('LOCATION:Mill\\nEND:VEVENT north')
  expect(lines.filter((line) => line.startsWith('URL') || line.startsWith('X:'))).toEqual([])
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('a file is dated by the Gregorian calendar and published', () => {
  const file = calendarFile({ name: 'Dinner', date: '2027-06-05T13:00:00Z' }, link, now)
  expect(file).toContain('\r\nCALSCALE:GREGORIAN\r\n')
})
