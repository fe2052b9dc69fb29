/* Two people change one plan at the same time: each keeps what they did, and neither loads the plan again. */
import { expect, test, type Page } from '@playwright/test'
import { anotherMember } from './members'
import { openTables, PlanPage, type SavedElement } from './plan-page'

/** Counts how often a page reads the whole plan. */
function countPlans(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname.endsWith('/floor-plan'))
      count += 1
  })
  return () => count
}

/** Moves a table of the plan one step to the right by the keyboard. */
async function nudge(plan: PlanPage, table: SavedElement): Promise<void> {
  await plan.select(table)
  await plan.region.focus()
  await plan.page.keyboard.press('ArrowRight')
}

test('two people move, delete, work offline and undo in one plan', async ({ page, browser }) => {
  const nora = await openTables(page)
  const ana = new PlanPage(await anotherMember(browser, page.request, 'planner'), nora.eventId)
  const plansOfAna = countPlans(ana.page)
  await ana.open()
  await expect(ana.items()).toHaveCount(2)
  const plansOfNora = countPlans(page)
  await Promise.all([nora.fit(), ana.fit()])
  const loaded = plansOfAna()
  const [first, second] = (await nora.document()).elements
  const places = async () => (await nora.document()).elements.map(({ x }) => x)
  const start = [first!.x, second!.x]

  // Both move a table of their own, and take back their own step only.
  await Promise.all([nudge(nora, first!), nudge(ana, second!)])
  await expect.poll(async () => (await places()).every((x, at) => x > start[at]!)).toBe(true)
  await page.keyboard.press('Control+z')
  await expect.poll(places).toEqual([start[0], expect.any(Number)])
  expect((await places())[1]).toBeGreaterThan(start[1]!)
  await ana.page.keyboard.press('Control+z')
  await expect.poll(places).toEqual(start)

  // One deletes what the other has selected, and brings it back.
  await ana.select(second!)
  await nora.select(second!)
  await page.keyboard.press('Delete')
  await expect(ana.items()).toHaveCount(1)
  await expect(ana.selected()).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(ana.items()).toHaveCount(2)

  // One goes offline, both go on, and the one who returns loses nothing.
  await ana.page.context().setOffline(true)
  await nudge(ana, second!)
  await nudge(nora, first!)
  await expect.poll(async () => (await places())[0]).toBeGreaterThan(start[0]!)
  await ana.page.context().setOffline(false)
  await expect.poll(async () => (await places())[1]).toBeGreaterThan(start[1]!)
  expect((await places())[0]).toBeGreaterThan(start[0]!)
  expect([plansOfAna() - loaded, plansOfNora()]).toEqual([0, 0])

  // An edit of something that is gone is listed by its name.
  await ana.page.context().setOffline(true)
  await nudge(ana, second!)
  await nora.select(second!)
  await page.keyboard.press('Delete')
  await expect(nora.items()).toHaveCount(1)
  await nora.saved()
  await ana.page.context().setOffline(false)
  await ana.page.getByRole('button', { name: 'Review' }).click()
  const list = ana.page.getByRole('dialog')
  await expect(list).toContainText('deleted by Nora Lind')
  await list.getByRole('button', { name: 'Apply again' }).click()
  await expect(nora.items()).toHaveCount(2)
  await ana.page.context().close()
})
