/* Two people in one plan see each other: names, pointers, selections, a followed view and a laser pointer. */
import { expect, test } from '@playwright/test'
import { findings } from './axe'
import { anotherMember } from './members'
import { openTables, PlanPage } from './plan-page'

test('two people in one plan see, follow and point for each other', async ({ page, browser }) => {
  const plan = await openTables(page)
  const ana = new PlanPage(await anotherMember(browser, page.request, 'planner'), plan.eventId)
  await ana.open()
  await ana.fit()
  const people = page.getByRole('button', { name: '1 person here: Ana Weber' })
  await expect(people).toContainText('AW')
  await expect(ana.page.getByRole('button', { name: '1 person here: Nora Lind' })).toBeVisible()

  // Her pointer and her selection.
  const [table] = (await plan.document()).elements
  await ana.select(table!)
  await expect(page.locator('[data-pointer="Ana Weber"]')).toHaveText('Ana Weber')
  await expect(page.locator('[data-selected-by="Ana Weber"]')).toHaveText('AW')

  // Her view, until this person moves the plan.
  await people.click()
  const list = page.getByRole('dialog', { name: 'People here' })
  await expect(list.getByRole('listitem')).toContainText('Designer')
  expect(await findings(page)).toEqual([])
  await list.getByRole('button', { name: 'Follow Ana Weber' }).click()
  await expect(page.getByText('Following Ana Weber', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  const zoom = page.getByRole('button', { name: /^Zoom \d+ %$/ })
  const before = await zoom.textContent()
  await ana.press('Zoom in')
  await expect(zoom).not.toHaveText(before!)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Following Ana Weber', { exact: true })).toBeHidden()

  // Her laser pointer.
  await ana.region.focus()
  await ana.page.keyboard.press('l')
  const { x, y } = await ana.at(0.5, 0.5)
  await ana.page.mouse.move(x, y)
  await expect(page.locator('[data-laser]')).toHaveCount(1)
  await ana.page.keyboard.press('Escape')
  await expect(page.locator('[data-laser]')).toHaveCount(0)

  // In the seat assignment, then gone.
  await ana.page.getByRole('button', { name: 'Seating', exact: true }).click()
  await people.click()
  await expect(list.getByRole('listitem')).toContainText('Seat assignment')
  await expect(ana.page.getByRole('button', { name: '1 person here: Nora Lind' })).toBeVisible()
  await ana.page.close()
  await expect(people).toBeHidden()
  await ana.page.context().close()
})

test('a viewer is seen and may point', async ({ page, browser }) => {
  const plan = await openTables(page)
  const ana = new PlanPage(await anotherMember(browser, page.request, 'viewer'), plan.eventId)
  await ana.page.goto(`/floor-planner?event=${plan.eventId}`)
  await ana.region.waitFor()
  await expect(page.getByRole('button', { name: '1 person here: Ana Weber' })).toBeVisible()
  await ana.region.focus()
  await ana.page.keyboard.press('l')
  const { x, y } = await ana.at(0.5, 0.5)
  await ana.page.mouse.move(x, y)
  await expect(page.locator('[data-laser]')).toHaveCount(1)
  await ana.page.context().close()
})
