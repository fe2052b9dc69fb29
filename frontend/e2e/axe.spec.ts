/* Every route, signed in and out, in light and dark: no finding of axe. */
import { expect, test, type Page } from '@playwright/test'
import { makeEvent, signUp } from './account'
import { findings } from './axe'
import { address, patterns } from './routes'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1, [role=application]').first().waitFor()
  // What stands in for things still loading moves for ever; what fades in has an end.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.effect?.getComputedTiming().iterations !== Infinity),
  )
}

/** The id of the letter that signing up sent; the server writes it soon after. */
async function mailTo(page: Page, email: string): Promise<string> {
  let id: string | undefined
  await expect(async () => {
    const answer = await page.request.get('/api/mailbox')
    const list = (await answer.json()) as { id: string; to: string }[]
    id = list.find(({ to }) => to === email)?.id
    expect(id).toBeDefined()
  }).toPass()
  return id!
}

test.use({ colorScheme: 'light' })

test('no page that anybody may open has a finding', async ({ page }) => {
  const { open: routes } = patterns()
  expect(routes.length).toBeGreaterThan(20)
  const values = { lookupCode: 'AAAAAA', eventId: 'none', mailId: 'none', token: 'none' }
  for (const path of routes.map((pattern) => address(pattern, values))) {
    await open(page, path)
    expect(await findings(page), path).toEqual([])
  }
})

test('no page of an organiser has a finding', async ({ page }) => {
  const email = await signUp(page.request)
  for (const path of ['/dashboard', '/events', '/guest-management']) {
    await open(page, path)
    expect(await findings(page), `${path} without events`).toEqual([])
  }
  const { eventId, code } = await makeEvent(page.request)
  const { organiser } = patterns()
  expect(organiser.length).toBeGreaterThan(9)
  const values = { eventId, lookupCode: code, mailId: await mailTo(page, email), token: 'none' }
  const more = [
    '/dashboard?create=1',
    `/floor-planner?event=${eventId}`,
    '/find-seat',
    '/seat-lookup/:lookupCode',
    '/sign-out',
  ]
  for (const path of [...organiser, ...more].map((pattern) => address(pattern, values))) {
    await open(page, path)
    expect(await findings(page), path).toEqual([])
  }
})

test('dialogs, menus and lists have no finding', async ({ page }) => {
  await signUp(page.request)
  await makeEvent(page.request)
  await open(page, '/dashboard')
  await page.getByRole('tab', { name: 'All Events' }).click()
  await page.getByRole('button', { name: 'Delete Harvest dinner' }).waitFor()
  expect(await findings(page), 'all events').toEqual([])
  await page.getByRole('button', { name: 'Delete Harvest dinner' }).click()
  await page.getByRole('alertdialog').waitFor()
  expect(await findings(page), 'delete question').toEqual([])
  await open(page, '/guest-management')
  await page.getByLabel('Search guests').fill('Ana Ruiz')
  await page.getByRole('button', { name: 'Edit Ana Ruiz' }).click()
  await page.getByRole('dialog', { name: 'Edit Guest' }).waitFor()
  expect(await findings(page), 'edit guest').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/events')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findings(page), 'slide-in navigation').toEqual([])
})
