/* What one person changes appears on the screens of another without a reload, also after a time without a network. */
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { addTables, answerForm, newEvent, openForm, signUp } from './account'
import { openTables, PlanPage } from './plan-page'

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

test('an answer to the form appears in the list and is counted until the answers are read', async ({
  page,
  browser,
}) => {
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  const link = await openForm(page.request, eventId)
  const list = await anotherBrowser(browser, page)
  await openLive(list, `/guest-management?event=${eventId}`)
  await answerForm(page.request, link)
  await expect(list.getByRole('button', { name: 'Zoe Abel', exact: true })).toBeVisible()
  await expect(list.getByRole('tab', { name: 'Guest Forms 1 new' })).toBeVisible()
  await list.getByRole('tab', { name: 'Guest Forms' }).click()
  await list.getByRole('link', { name: /^1 answer/ }).click()
  await expect(list.getByRole('heading', { name: 'Answers', level: 1 })).toBeVisible()
  await list.goBack()
  await expect(list.getByRole('tab', { name: 'Guest Forms', exact: true })).toBeVisible()
  await list.context().close()
})

test('an open designer follows edits of another, also those made offline', async ({
  page,
  browser,
}) => {
  const plan = await openTables(page)
  const watching = new PlanPage(await anotherBrowser(browser, page), plan.eventId)
  await watching.open()
  await expect(watching.items()).toHaveCount(2)
  await page.context().setOffline(true)
  await plan.fit()
  await plan.select((await plan.document()).elements[0]!)
  await page.keyboard.press('Delete')
  await expect(plan.items()).toHaveCount(1)
  await addGuest(watching.page.request, plan.eventId, 'Ada')
  await expect(watching.items()).toHaveCount(2)
  await page.context().setOffline(false)
  await expect(watching.items()).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(watching.items()).toHaveCount(2)
  await watching.page.context().close()
})

test('a line tells what happened while a person was away', async ({ page, browser }) => {
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  const back = await anotherBrowser(browser, page)
  await openLive(back, `/guest-management?event=${eventId}`)
  await expect
    .poll(() => back.evaluate(() => localStorage.getItem('seatwright.visits')))
    .toContain(eventId)
  await back.evaluate(() => {
    const before = (localStorage.getItem('seatwright.visits') ?? '').replace(
      /"seen":\d+/,
      `"seen":${String(Date.now() - 2 * 3_600_000)}`,
    )
    localStorage.setItem('seatwright.visits', before)
  })
  await answerForm(page.request, await openForm(page.request, eventId))
  await back.reload()
  const line = back.getByRole('region', { name: 'While you were away' })
  await expect(line).toContainText('While you were away: 1 answer.')
  await line.getByRole('link', { name: 'See activity' }).click()
  await expect(back.getByRole('dialog', { name: 'Activity' })).toBeVisible()
  await back.keyboard.press('Escape')
  await line.getByRole('button', { name: 'Dismiss' }).click()
  await expect(line).toBeHidden()
  await back.context().close()
})

test('settings that someone else saved are taken, or offered to a form with edits', async ({
  page,
  browser,
}) => {
  await signUp(page.request)
  const other = await anotherBrowser(browser, page)
  await openLive(other, '/organisation')
  const sender = other.getByLabel('Sender name')
  await expect(sender).toBeVisible()
  const save = (settings: object) => page.request.patch('/api/organisation', { data: settings })
  expect((await save({ senderName: 'The planners' })).ok()).toBe(true)
  await expect(sender).toHaveValue('The planners')
  await sender.fill('The helpers')
  await save({ contactEmail: 'hello@example.org' })
  await expect(other.getByText('Someone else changed this.')).toBeVisible()
  await other.getByRole('button', { name: 'Show theirs' }).click()
  await expect(other.getByLabel('Contact email')).toHaveValue('hello@example.org')
  await expect(sender).toHaveValue('The planners')
  await other.context().close()
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
  await expect(
    other.getByTitle('Offline. Changes by others appear when the connection is back'),
  ).toBeVisible()
  await expect(other.getByText('Zoe Late')).toBeHidden()
  await other.context().setOffline(false)
  await expect(other.getByText('Zoe Late')).toBeVisible()
  await other.context().close()
})
