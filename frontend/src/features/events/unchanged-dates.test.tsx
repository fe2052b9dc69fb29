/*
 * In every browser zone, the Edit Event dialog shows the wall times of the event, and a save that changes no
 * date sends none: no stored byte of a date can move.
 */
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Event } from '@/api/schema'
import { EditEventDialog } from '@/features/events/components/EditEventDialog'
import { bodies, eventServer } from '@/features/events/testing/event-server'
import { anEvent } from '@/testing/builders'
import { renderScreen } from '@/testing/render'

/** An instant, and the wall time that the server answers for it. */
type Moment = readonly [instant: string, wallTime: string]

type Dates = { zone: string; start: Moment; end: Moment; deadline: Moment }

/** Far behind, in the middle of and far ahead of the events; the last two change their clocks on other days. */
const browserZones = ['America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe']

// Instants, so that each names one moment where a wall time names two.
const events: readonly (Dates & { what: string })[] = [
  {
    what: 'the hour that New York repeats',
    zone: 'America/New_York',
    // 01:30 for the second time; the deadline is 01:30 for the first time.
    start: ['2027-11-07T06:30:00Z', '2027-11-07T01:30'],
    end: ['2027-11-07T09:00:00Z', '2027-11-07T04:00'],
    deadline: ['2027-11-07T05:30:00Z', '2027-11-07T01:30'],
  },
  {
    what: 'the hour that London repeats',
    zone: 'Europe/London',
    start: ['2027-10-31T01:30:00Z', '2027-10-31T01:30'],
    end: ['2027-10-31T02:30:00Z', '2027-10-31T02:30'],
    deadline: ['2027-10-31T00:30:00Z', '2027-10-31T01:30'],
  },
  {
    what: 'the hour that London skips',
    zone: 'Europe/London',
    // From half a minute before the clocks go forward to the moment after.
    start: ['2027-03-28T00:59:30Z', '2027-03-28T00:59'],
    end: ['2027-03-28T01:00:00Z', '2027-03-28T02:00'],
    deadline: ['2027-03-01T12:00:59Z', '2027-03-01T12:00'],
  },
  {
    what: 'the half hour that Lord Howe repeats',
    zone: 'Australia/Lord_Howe',
    // 01:45 for the first time until 01:45 for the second time.
    start: ['2027-04-03T14:45:00Z', '2027-04-04T01:45'],
    end: ['2027-04-03T15:15:00Z', '2027-04-04T01:45'],
    deadline: ['2027-03-31T23:59:59Z', '2027-04-01T10:59'],
  },
  {
    what: 'half past two in Chatham, which Berlin skips that night',
    zone: 'Pacific/Chatham',
    start: ['2027-03-27T12:45:00Z', '2027-03-28T02:30'],
    end: ['2027-03-27T16:15:00Z', '2027-03-28T06:00'],
    deadline: ['2027-03-26T12:45:00Z', '2027-03-27T02:30'],
  },
  {
    what: 'quarters of an hour in Kathmandu',
    zone: 'Asia/Kathmandu',
    start: ['2027-06-12T09:15:00Z', '2027-06-12T15:00'],
    end: ['2027-06-12T18:14:59Z', '2027-06-12T23:59'],
    deadline: ['2027-05-31T18:15:00Z', '2027-06-01T00:00'],
  },
  {
    what: 'an evening that is already in next year on Kiritimati',
    zone: 'Pacific/Kiritimati',
    start: ['2027-12-31T10:30:00Z', '2028-01-01T00:30'],
    end: ['2027-12-31T16:00:00Z', '2028-01-01T06:00'],
    deadline: ['2027-12-01T10:00:00Z', '2027-12-02T00:00'],
  },
  {
    what: 'half past midnight in Tokyo, still the day before elsewhere',
    zone: 'Asia/Tokyo',
    start: ['2027-06-12T15:30:45Z', '2027-06-13T00:30'],
    end: ['2027-06-12T18:00:00Z', '2027-06-13T03:00'],
    deadline: ['2027-05-31T15:00:00Z', '2027-06-01T00:00'],
  },
  {
    what: 'a morning in São Paulo',
    zone: 'America/Sao_Paulo',
    start: ['2027-01-05T12:15:00Z', '2027-01-05T09:15'],
    end: ['2027-01-05T15:00:00Z', '2027-01-05T12:00'],
    deadline: ['2027-01-05T02:59:00Z', '2027-01-04T23:59'],
  },
  {
    what: 'an afternoon in New York, still the day before in the Pacific',
    zone: 'America/New_York',
    start: ['2027-06-12T19:00:00Z', '2027-06-12T15:00'],
    end: ['2027-06-13T03:59:59Z', '2027-06-12T23:59'],
    deadline: ['2027-06-01T04:00:00Z', '2027-06-01T00:00'],
  },
]

function eventOn({ zone, start, end, deadline }: Dates): Event {
  return anEvent({
    zone,
    date: start[0],
    localDate: start[1],
    endDate: end[0],
    localEndDate: end[1],
    rsvpDeadline: deadline[0],
    localRsvpDeadline: deadline[1],
  })
}

function zoneIn(format: Intl.DateTimeFormat): string {
  return format.resolvedOptions().timeZone
}

describe.each(browserZones)('in a browser in %s', (browser) => {
  // Node lists some zones under older names.
  const inBrowserZone = { timeZone: browser }

  function openDialog(dates: Dates) {
    vi.stubEnv('TZ', browser)
    expect(zoneIn(Intl.DateTimeFormat())).toBe(zoneIn(Intl.DateTimeFormat('en', inBrowserZone)))
    const event = eventOn(dates)
    const server = eventServer([event])
    const { user } = renderScreen(<EditEventDialog event={event} onClose={vi.fn()} />)
    const save = async () => {
      await user.click(screen.getByRole('button', { name: 'Save Changes' }))
      await screen.findByText('Event Updated')
    }
    const stored = () => JSON.stringify(server.events.get(event.id))
    return { event, server, user, save, stored }
  }

  test.each(events)('$what: an unchanged event is shown as it is and stays so', async (dates) => {
    const { event, server, save, stored } = openDialog(dates)
    expect(screen.getByLabelText(/^Date & Time/)).toHaveValue(dates.start[1])
    expect(screen.getByLabelText(/^Ends/)).toHaveValue(dates.end[1])
    expect(screen.getByLabelText(/^RSVP Deadline/)).toHaveValue(dates.deadline[1])
    await save()
    expect(server.sent).toEqual([])
    expect(stored()).toBe(JSON.stringify(event))
  })

  test.each(events)('$what: another field takes no date along', async (dates) => {
    const { event, server, user, save, stored } = openDialog(dates)
    await user.type(screen.getByLabelText('Event Name'), '!')
    await save()
    expect(bodies(server, 'PATCH')).toEqual([{ name: 'Summer dinner!' }])
    expect(stored()).toBe(JSON.stringify({ ...event, name: 'Summer dinner!' }))
  })

  test('a changed date travels as it was typed, with the zone of the event', async () => {
    const { event, server, user, save } = openDialog(events[0]!)
    await user.clear(screen.getByLabelText('Date & Time'))
    await user.type(screen.getByLabelText('Date & Time'), '2026-12-24T18:00')
    await save()
    expect(bodies(server, 'PATCH')).toEqual([{ date: '2026-12-24T18:00', zone: event.zone }])
  })
})
