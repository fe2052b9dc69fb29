/* What one person changes appears on the screens of another without a reload, also after a time without a network. */
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { addTables, newEvent, signUp } from './account'

/** Opens another browser of the same account. */
async function anotherBrowser(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState()
  const { baseURL } = test.info().project.use
  const context = await browser.newContext({ storageState, baseURL: baseURL! })
  return context.newPage()
}

async function addGuest(
  request: APIRequestContext,
  eventId: string,
  firstName: string,
): Promise<string> {
  const added = await request.post(`/api/events/${eventId}/guests`, {
    data: { firstName, lastName: 'Late', status: 'confirmed' },
  })
  expect(added.ok(), await added.text()).toBe(true)
  return ((await added.json()) as { id: string }).id
}

/** Opens a screen and waits until the feed tells of the event. */
async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByTitle('Live: changes by others appear at once')).toBeVisible()
}

test('a guest who is added, seated, renamed and removed elsewhere is so on every screen', async ({
  page,
  browser,
}) => {
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  await addTables(page.request, eventId)
  await addGuest(page.request, eventId, 'Ada')
  const list = await anotherBrowser(browser, page)
  const dashboard = await list.context().newPage()
  const seating = await list.context().newPage()
  await openLive(list, `/guest-management?event=${eventId}`)
  await openLive(dashboard, `/dashboard?event=${eventId}`)
  await openLive(seating, `/floor-planner?event=${eventId}&seating`)
  await expect(seating.getByText('0 of 1 seated')).toBeVisible()

  const zoe = await addGuest(page.request, eventId, 'Zoe')
  await expect(list.getByText('Zoe Late')).toBeVisible()
  await expect(seating.getByText('0 of 2 seated')).toBeVisible()
  const seated = await page.request.post(`/api/guests/${zoe}/assign-seat`, {
    data: { seatId: 'e2e-table-1-chair-1' },
  })
  expect(seated.ok(), await seated.text()).toBe(true)
  await expect(seating.getByText('1 of 2 seated')).toBeVisible()
  const renamed = await page.request.patch(`/api/guests/${zoe}`, { data: { firstName: 'Zora' } })
  expect(renamed.ok()).toBe(true)
  await expect(list.getByText('Zora Late')).toBeVisible()
  await expect(list.getByText('Zoe Late')).toBeHidden()
  await page.request.delete(`/api/guests/${zoe}`)
  await expect(list.getByText('Zora Late')).toBeHidden()
  await expect(seating.getByText('0 of 1 seated')).toBeVisible()

  // The tab that holds the connection goes; another one takes it over.
  await list.close()
  await addGuest(page.request, eventId, 'Max')
  await expect(seating.getByText('0 of 2 seated')).toBeVisible()
  await dashboard.context().close()
})

test('a browser that was offline learns what it missed', async ({ page, browser }) => {
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  await addGuest(page.request, eventId, 'Ada')
  const other = await anotherBrowser(browser, page)
  await openLive(other, `/guest-management?event=${eventId}`)
  await other.context().setOffline(true)
  await addGuest(page.request, eventId, 'Zoe')
  await expect(other.getByText('Ada Late')).toBeVisible()
  await expect(other.getByText('Zoe Late')).toBeHidden()
  await other.context().setOffline(false)
  await expect(other.getByText('Zoe Late')).toBeVisible()
  await other.context().close()
})
