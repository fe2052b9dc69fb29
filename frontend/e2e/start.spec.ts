/* From signing up to a seated wedding of 120 guests in a hall of 70 by 50 ft by pointer, and to its plan by keys alone. */
import { expect, test, type Page } from '@playwright/test'
import { newEmail, password } from './account'
import { enter, tabTo, typeOver } from './keyboard'

type Stored = {
  plan: {
    canvas: { venueWidth: number; venueHeight: number }
    elements: { chairs?: number }[]
  }
}

/** The plan of the one event there is. */
async function storedPlan(page: Page): Promise<Stored['plan']> {
  const events = (await (await page.request.get('/api/events')).json()) as { id: string }[]
  const answer = await page.request.get(`/api/events/${events[0]!.id}/floor-plan`)
  return ((await answer.json()) as Stored).plan
}

async function expectHall(page: Page): Promise<void> {
  const plan = await storedPlan(page)
  expect(plan.canvas).toMatchObject({ venueWidth: 70, venueHeight: 50 })
  const seats = plan.elements.reduce((sum, { chairs = 0 }) => sum + chairs, 0)
  expect(seats).toBeGreaterThanOrEqual(120)
}

/** 120 guests in households of two to five who have all accepted; three households fill the head table. */
function guestList(): string {
  const sizes = [2, 4, 3, 5, 2, 4]
  const rows: string[] = []
  for (let party = 0; rows.length < 120; party += 1) {
    const size = Math.min(sizes[party % sizes.length]!, 120 - rows.length)
    for (let member = 0; member < size; member += 1) {
      const names = `Guest${String(rows.length)},Family${String(party)}`
      const table = [0, 1, 4].includes(party) ? 'Head table' : ''
      rows.push(`${names},attending,Family ${String(party)},${table}`)
    }
  }
  return ['First name,Last name,RSVP,Party,Table', ...rows].join('\n')
}

test('twenty actions lead from signing up to a seated wedding', async ({ page }) => {
  let actions = 0
  const act = async (action: Promise<void>) => {
    actions += 1
    await action
  }
  await page.goto('/sign-up')
  await act(page.getByLabel('Your name').fill('Nora Lind'))
  await act(page.getByLabel('Email').fill(newEmail()))
  await act(page.getByLabel('Password', { exact: true }).fill(password))
  await act(page.getByRole('button', { name: 'Create account' }).click())
  await act(page.getByRole('button', { name: 'Create Event' }).first().click())
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  await act(dialog.getByLabel('Event Name').fill('Harvest dinner'))
  await act(dialog.getByLabel('Date & Time').fill('2027-09-18T18:30'))
  await act(dialog.getByText('Wedding', { exact: true }).click())
  await act(dialog.getByLabel('Guests').fill('120'))
  await act(dialog.getByLabel('Room width in feet').fill('70'))
  await act(dialog.getByLabel('Room depth in feet').fill('50'))
  await expect(dialog.getByText('Best fit')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Rounds with dance floor/ })).toBeChecked()
  await act(dialog.getByRole('button', { name: 'Create Event' }).click())
  await expect(page.getByText('Harvest dinner has been created successfully.')).toBeVisible()
  await expectHall(page)
  expect(actions).toBeLessThan(15)

  const menu = page.getByRole('navigation', { name: 'Main' })
  await act(menu.getByText('Attendees Management').click())
  await act(page.getByRole('link', { name: 'Import guests' }).click())
  const file = { name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(guestList()) }
  await act(page.getByLabel('Guest list file').setInputFiles(file))
  // The first step has a Next as well, until the file is read.
  await expect(page.getByRole('heading', { name: /Map columns/ })).toBeVisible()
  await act(page.getByRole('button', { name: 'Next' }).click())
  await act(page.getByRole('button', { name: 'Import 120 guests' }).click())
  await act(page.getByRole('link', { name: 'Go to guest list' }).click())
  await act(page.getByRole('button', { name: 'Auto-Assign All Seats' }).click())
  await expect(page.getByText('120 guests seated, no one moves')).toBeVisible()
  await act(page.getByRole('button', { name: 'Apply' }).click())
  await expect(page.getByText('120 of 120 guests assigned')).toBeVisible()
  expect(actions).toBe(20)
})

test('keys alone lead to the plan that one prefers', async ({ page }) => {
  await page.request.post('/api/auth/sign-up', {
    data: { email: newEmail(), password, name: 'Nora Lind' },
  })
  await page.goto('/dashboard')
  await enter(page, /^Create Event$/, 'button')
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  await expect(dialog.getByLabel('Event Name')).toBeFocused()
  await page.keyboard.type('Harvest dinner')
  await tabTo(page, /^Date & Time/)
  await page.keyboard.type('091820270630PM')
  await tabTo(page, /^Wedding$/)
  await page.keyboard.press('Space')
  await typeOver(page, /^Guests/, '120')
  await typeOver(page, /^Room width/, '70')
  await typeOver(page, /^Room depth/, '50')
  await expect(dialog.getByText('Best fit')).toBeVisible()
  await tabTo(page, /^Rounds with dance floor/)
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^Rounds of 8/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Harvest dinner has been created successfully.')).toBeVisible()
  await expectHall(page)
})
