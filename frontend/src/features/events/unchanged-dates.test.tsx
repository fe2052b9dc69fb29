/*
 * Whatever zone the browser is in, the dialog shows the clock of the event and a save without a change sends
 * nothing: no stored byte of a date can move.
 */
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Event } from '@/api/schema'
import { EditEventDialog } from '@/features/events/components/EditEventDialog'
import { bodies, eventServer } from '@/features/events/testing/event-server'
import { anEvent } from '@/testing/builders'
import { renderScreen } from '@/testing/render'

// The wall times are what the server answers for these instants.
const cases: readonly {
  browser: string
  what: string
  event: Pick<Event, 'zone' | 'date' | 'localDate'>
}[] = [
  {
    browser: 'America/Los_Angeles',
    what: 'an evening in Tokyo, already the next day there',
    event: { zone: 'Asia/Tokyo', date: '2027-06-12T15:30:45Z', localDate: '2027-06-13T00:30' },
  },
  {
    browser: 'Pacific/Auckland',
    what: 'an afternoon in New York, still the day before',
    event: {
      zone: 'America/New_York',
      date: '2027-06-12T19:00:00Z',
      localDate: '2027-06-12T15:00',
    },
  },
  {
    browser: 'Africa/Nairobi',
    what: 'the second of two half past one o’clock, when the clocks of London go back',
    event: { zone: 'Europe/London', date: '2027-10-31T01:30:00Z', localDate: '2027-10-31T01:30' },
  },
  {
    browser: 'Europe/Berlin',
    what: 'half past two in Chatham, an hour that Berlin skips that night',
    event: {
      zone: 'Pacific/Chatham',
      date: '2027-03-27T12:45:00Z',
      localDate: '2027-03-28T02:30',
    },
  },
  {
    browser: 'Australia/Lord_Howe',
    what: 'a morning in São Paulo',
    event: {
      zone: 'America/Sao_Paulo',
      date: '2027-01-05T12:15:00Z',
      localDate: '2027-01-05T09:15',
    },
  },
]

describe.each(cases)('$what, seen from $browser', ({ browser, event: dates }) => {
  const event = anEvent({
    ...dates,
    endDate: dates.date,
    localEndDate: dates.localDate,
    rsvpDeadline: dates.date,
    localRsvpDeadline: dates.localDate,
  })

  function openDialog() {
    vi.stubEnv('TZ', browser)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(browser)
    const server = eventServer([event])
    const { user } = renderScreen(<EditEventDialog event={event} onClose={vi.fn()} />)
    const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }))
    return { server, user, save }
  }

  test('the dialog shows the wall time of the event', () => {
    openDialog()
    for (const label of [/^Date & Time/, /^Ends/, /^RSVP Deadline/]) {
      expect(screen.getByLabelText(label)).toHaveValue(event.localDate)
    }
  })

  test('a save without a change sends nothing at all', async () => {
    const { server, save } = openDialog()
    await save()
    await screen.findByText('Event Updated')
    expect(server.sent).toEqual([])
  })

  test('a changed name travels without any date', async () => {
    const { server, user, save } = openDialog()
    await user.type(screen.getByLabelText('Event Name'), '!')
    await save()
    await screen.findByText('Event Updated')
    expect(bodies(server, 'PATCH')).toEqual([{ name: 'Summer dinner!' }])
  })

  test('a changed date travels as it was typed, with the zone of the event', async () => {
    const { server, user, save } = openDialog()
    await user.clear(screen.getByLabelText('Date & Time'))
    await user.type(screen.getByLabelText('Date & Time'), '2026-12-24T18:00')
    await save()
    await screen.findByText('Event Updated')
    expect(bodies(server, 'PATCH')).toEqual([{ date: '2026-12-24T18:00', zone: event.zone }])
  })
})
