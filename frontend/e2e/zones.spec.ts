/*
 * Saving an event that was not changed moves no byte of its dates, in the native fields and the zone data of a browser
 * whose own clocks repeat half an hour. Every other zone: `src/features/events/unchanged-dates.test.tsx`.
 */
import { expect, test, type APIRequestContext } from '@playwright/test'
import { signUp } from './account'

/* Instants, so that each names one moment where a clock on the wall names two. */
const events = [
  {
    name: 'The hour that comes twice',
    zone: 'America/New_York',
    // 01:30 for the second time; the deadline is 01:30 for the first time.
    date: '2027-11-07T06:30:00Z',
    endDate: '2027-11-07T09:00:00Z',
    rsvpDeadline: '2027-11-07T05:30:00Z',
  },
  {
    name: 'The hour that is skipped',
    zone: 'Europe/London',
    // From half a minute before the clocks go forward to the moment after.
    date: '2027-03-28T00:59:30Z',
    endDate: '2027-03-28T01:00:00Z',
    rsvpDeadline: '2027-03-01T12:00:59Z',
  },
  {
    name: 'Half an hour that comes twice',
    zone: 'Australia/Lord_Howe',
    // 01:45 for the first time until 01:45 for the second time.
    date: '2027-04-03T14:45:00Z',
    endDate: '2027-04-03T15:15:00Z',
    rsvpDeadline: '2027-03-31T23:59:59Z',
  },
  {
    name: 'Quarters of an hour',
    zone: 'Asia/Kathmandu',
    date: '2027-06-12T09:15:00Z',
    endDate: '2027-06-12T18:14:59Z',
    rsvpDeadline: '2027-05-31T18:15:00Z',
  },
  {
    name: 'Already next year',
    zone: 'Pacific/Kiritimati',
    date: '2027-12-31T10:30:00Z',
    endDate: '2027-12-31T16:00:00Z',
    rsvpDeadline: '2027-12-01T10:00:00Z',
  },
] as const

/** The event as it comes over the wire. */
async function bytes(request: APIRequestContext, id: string): Promise<string> {
  const answer = await request.get(`/api/events/${id}`)
  expect(answer.status()).toBe(200)
  return answer.text()
}

/** The members of the answer that hold a date that people can change, each as it is written there. */
function dates(event: string): string[] {
  return ['date', 'endDate', 'rsvpDeadline'].map((field) => {
    const found = new RegExp(`"${field}":"[^"]*"`).exec(event)
    expect(found, field).not.toBeNull()
    return found![0]
  })
}

test.use({ timezoneId: 'Australia/Lord_Howe' })

test('an unchanged event keeps every byte of its dates', async ({ page }) => {
  await signUp(page.request)
  for (const event of events) {
    const created = await page.request.post('/api/events', { data: event })
    expect(created.status(), await created.text()).toBe(201)
    const { id } = (await created.json()) as { id: string }
    const before = await bytes(page.request, id)

    await page.goto(`/dashboard?event=${id}&edit=1`)
    const dialog = page.getByRole('dialog', { name: 'Edit Event' })
    await expect(dialog.getByLabel('Event Name')).toHaveValue(event.name)
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Your event has been updated successfully.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await bytes(page.request, id), event.name).toBe(before)

    // Another field alone takes no date along either.
    await page.getByRole('button', { name: 'Edit Event' }).click()
    await dialog.getByLabel('Venue').fill('Town hall')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toHaveCount(0)
    const after = await bytes(page.request, id)
    expect(after).toContain('"venue":"Town hall"')
    expect(dates(after), event.name).toEqual(dates(before))
  }
})
