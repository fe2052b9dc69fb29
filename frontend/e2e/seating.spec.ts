/* A late party of four finds its seats by drag, by keyboard and by touch, and each of it can be taken back. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { draw, newEvent, signUp, table } from './account'

const party = ['Ada', 'Ben', 'Cleo', 'Dan']

async function lateParty(request: APIRequestContext): Promise<string> {
  await signUp(request)
  const eventId = await newEvent(request)
  await draw(request, eventId, [
    table('e2e-table-1', 'round', 1, 200, 200, 144, 144),
    table('e2e-table-2', 'round', 2, 600, 200, 144, 144),
  ])
  for (const firstName of party) {
    const added = await request.post(`/api/events/${eventId}/guests`, {
      data: { firstName, lastName: 'Late', party: 'The Lates', status: 'confirmed' },
    })
    expect(added.ok(), await added.text()).toBe(true)
  }
  return eventId
}

async function openSeating(page: Page, eventId: string): Promise<void> {
  await page.goto(`/floor-planner?event=${eventId}&seating`)
  await expect(page.getByText('0 of 4 seated')).toBeVisible()
  await expect(partyButton(page)).toBeVisible()
}

const partyButton = (page: Page) => page.getByRole('button', { name: /^The Lates/ })

/** The middle of table 2 in the fitted plan, from the plan's own outline. */
async function tableTwo(page: Page): Promise<{ x: number; y: number }> {
  const region = page.getByRole('application', { name: 'Floor plan', exact: true })
  const box = (await region.boundingBox())!
  // The empty plan's room is 50 by 40 ft, and a fitted room fills 95 % of the view.
  const [width, height] = [50 * 24, 40 * 24]
  const zoom = Math.min(box.width / width, box.height / height) * 0.95
  return {
    x: box.x + (box.width - width * zoom) / 2 + 672 * zoom,
    y: box.y + (box.height - height * zoom) / 2 + 272 * zoom,
  }
}

async function expectSeatedTogether(page: Page, eventId: string): Promise<void> {
  await expect(page.getByText('4 of 4 seated')).toBeVisible()
  const guests = (await (await page.request.get(`/api/events/${eventId}/guests`)).json()) as {
    table?: { id: string }
  }[]
  expect(guests.map((guest) => guest.table?.id)).toEqual(Array(4).fill('e2e-table-2'))
}

test('a late party sits down by drag, and Ctrl+Z takes it back', async ({ page }) => {
  const eventId = await lateParty(page.request)
  await openSeating(page, eventId)
  const from = (await partyButton(page).boundingBox())!
  const to = await tableTwo(page)
  await page.mouse.move(from.x + 40, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x - 40, to.y - 20, { steps: 6 })
  await expect(page.getByText('4 guests to seat. 2 tables have room.')).toBeVisible()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await expectSeatedTogether(page, eventId)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('0 of 4 seated')).toBeVisible()
})

test('a late party sits down by keyboard', async ({ page }) => {
  const eventId = await lateParty(page.request)
  await openSeating(page, eventId)
  await partyButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectSeatedTogether(page, eventId)
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

  test('a late party sits down by touch', async ({ page }) => {
    const eventId = await lateParty(page.request)
    await openSeating(page, eventId)
    await partyButton(page).tap()
    const to = await tableTwo(page)
    await page.touchscreen.tap(to.x, to.y)
    await expectSeatedTogether(page, eventId)
  })
})

test('auto-assign proposes, applies as one step, explains a seat, and is undone', async ({
  page,
}) => {
  const eventId = await lateParty(page.request)
  await openSeating(page, eventId)
  await page.getByLabel('Type a wish').fill('Ada must sit at table 2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ada Late must sit at Table 2')).toBeVisible()
  await page.getByRole('button', { name: 'Auto-Assign All Seats' }).click()
  await page.getByRole('button', { name: 'Find seats' }).click()
  await expect(page.getByText('4 guests seated, no one moves')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('0 of 4 seated')).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expectSeatedTogether(page, eventId)
  await page.getByRole('searchbox', { name: 'Search guests' }).fill('ada')
  await page.getByRole('button', { name: /^Ada Late/ }).click()
  const details = page.getByRole('region', { name: /^Chair details/ })
  await expect(details.getByText('Ada Late must sit at Table 2').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(page.getByText('0 of 4 seated')).toBeVisible()
})
