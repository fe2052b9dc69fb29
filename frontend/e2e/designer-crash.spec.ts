/*
 * A tab that is closed or crashes: what the server has not seen is offered when the plan is opened again. What is found
 * out about single edits is tested in `src/plan/sync.test.ts` and `src/features/designer/FloorPlannerPage.test.tsx`.
 */
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { openTables, PlanPage } from './plan-page'

/** Makes the renderer fall over; nothing of the page runs any more. */
async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await gone
  await page.close()
}

/** Waits until the browser has let go of what its closed tabs held, which can be after they are gone from the screen. */
async function closed(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/healthz')
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held)
  await expect.poll(held).toEqual([])
  await page.close()
}

/** Moves the round table by feet to the right, with the keyboard. */
async function nudge(plan: PlanPage, times: number): Promise<void> {
  await plan.fit()
  await plan.select((await plan.document()).elements[0]!)
  await plan.region.focus()
  for (let time = 0; time < times; time += 1) await plan.page.keyboard.press('ArrowRight')
}

async function places(plan: PlanPage): Promise<number[]> {
  return (await plan.document()).elements.map(({ x }) => x)
}

/** Opens the plan in another tab and looks at what is offered. */
async function reopened(context: BrowserContext, eventId: string): Promise<PlanPage> {
  const plan = new PlanPage(await context.newPage(), eventId)
  await plan.page.goto(`/floor-planner?event=${eventId}`)
  return plan
}

/** What is offered, with its time and its counts. */
function wordsOf(edits: number, time: string): string {
  return `${String(edits)} edits from ${time} did not reach the server. The plan had 2 objects then.`
}

function offer(page: Page) {
  return page.getByRole('heading', { name: 'Recover unsaved work?', level: 1 })
}

/** The minute of now, as the page writes it. */
function minute(page: Page): Promise<string> {
  return page.evaluate(() =>
    new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(),
    ),
  )
}

test('edits of a tab that was closed offline are offered although the plan has changed since, restored and then gone', async ({
  page,
  context,
}) => {
  const plan = await openTables(page)
  await context.setOffline(true)
  await nudge(plan, 2)
  await expect(page.getByText('Offline - kept on this device').first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const minutes = [await minute(page)]
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  await closed(context)
  const moved = await context.request.post(`/api/events/${plan.eventId}/floor-plan/commands`, {
    data: {
      baseRevision: 1,
      commandId: 'e2e-command-000000002',
      commands: [{ kind: 'move', moves: [{ id: 'e2e-table-2', x: 700, y: 500 }] }],
      unseat: [],
    },
  })
  expect(moved.ok(), await moved.text()).toBe(true)

  const again = await reopened(context, plan.eventId)
  await expect(offer(again.page)).toBeVisible()
  minutes.push(await minute(again.page))
  const words = await again.page.getByText(/^3 edits from /).innerText()
  expect(minutes.map((time) => wordsOf(3, time))).toContain(words)
  await again.page.getByRole('button', { name: 'Restore' }).click()
  await expect(again.page.getByText('Your work has been recovered')).toBeVisible()
  await again.ready()
  expect(await places(again)).toEqual([200 + 72, 700])

  await again.page.reload()
  await again.ready()
  await expect(offer(again.page)).toHaveCount(0)
})

test('two tabs of one person keep their edits apart, and only those of the dead one are offered', async ({
  page,
  context,
}) => {
  const plan = await openTables(page)
  const other = await reopened(context, plan.eventId)
  await other.ready()
  await context.setOffline(true)
  await nudge(plan, 2)
  await expect(page.getByText('Offline - kept on this device').first()).toBeVisible()
  await other.region.focus()
  await other.page.keyboard.press('Control+a')
  await other.page.keyboard.press('ArrowDown')
  await expect(other.page.getByText('Offline - kept on this device').first()).toBeVisible()
  // The edit of the very moment of the crash counts too.
  await other.page.keyboard.press('ArrowDown')
  await crash(other.page)
  await context.setOffline(false)
  // The living tab sends its own edits; nothing of them was dropped by the other.
  await plan.saved()
  const [first, second] = (await plan.document()).elements
  expect(first!.x).toBe(200 + 48)

  const again = await reopened(context, plan.eventId)
  await expect(again.page.getByText(/^2 edits from .+ did not reach the server\./)).toBeVisible()
  await again.page.getByRole('button', { name: 'Restore' }).click()
  await again.ready()
  const after = (await again.document()).elements
  expect(after.map(({ y }) => y)).toEqual([first!.y + 48, second!.y + 48])
})
