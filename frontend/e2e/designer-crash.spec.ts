/* A tab that dies: what the server has not seen is offered when the plan is opened again, and nothing else is. */
import { expect, test, type BrowserContext, type Page, type Route } from '@playwright/test'
import { openTables, PlanPage } from './plan-page'

const COMMANDS = '**/floor-plan/commands'

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

test('edits of a tab that crashed offline are offered, restored and then gone', async ({
  page,
  context,
}) => {
  const plan = await openTables(page)
  await context.setOffline(true)
  await nudge(plan, 3)
  const minutes = [await minute(page)]
  await expect(page.getByText('Offline - kept on this device').first()).toBeVisible()
  await crash(page)
  await context.setOffline(false)
  const [first, second] = await places(plan)

  const again = await reopened(context, plan.eventId)
  await expect(offer(again.page)).toBeVisible()
  minutes.push(await minute(again.page))
  const words = await again.page.getByText(/^3 edits from /).innerText()
  expect(minutes.map((time) => wordsOf(3, time))).toContain(words)
  await again.page.getByRole('button', { name: 'Restore' }).click()
  await expect(again.page.getByText('Your work has been recovered')).toBeVisible()
  await again.ready()
  expect(await places(again)).toEqual([first! + 72, second])

  await again.page.reload()
  await again.ready()
  await expect(offer(again.page)).toHaveCount(0)
})

test('an edit made in the moment of the crash is offered, and Discard drops it', async ({
  page,
  context,
}) => {
  const plan = await openTables(page)
  // The server is so slow that the request is still on its way when the tab dies.
  const held = new Promise<void>((resolve) => {
    void page.route(COMMANDS, () => {
      resolve()
    })
  })
  await nudge(plan, 1)
  await held
  await page.keyboard.press('ArrowRight')
  await crash(page)
  const before = await plan.document()

  const again = await reopened(context, plan.eventId)
  await expect(again.page.getByText(/^2 edits from .+ did not reach the server\./)).toBeVisible()
  await again.page.getByRole('button', { name: 'Discard' }).click()
  await again.ready()
  expect(await again.document()).toEqual(before)
  await again.page.reload()
  await again.ready()
  await expect(offer(again.page)).toHaveCount(0)
})

test('a server that has everything offers nothing, whatever the tab still knew', async ({
  page,
  context,
}) => {
  const plan = await openTables(page)
  await nudge(plan, 1)
  await plan.saved()
  // The server takes the next edit, but its answer never comes.
  const taken = new Promise<void>((resolve) => {
    void page.route(COMMANDS, async (route: Route) => {
      await route.fetch()
      resolve()
    })
  })
  const before = await places(plan)
  await page.keyboard.press('ArrowRight')
  await taken
  await crash(page)

  const again = await reopened(context, plan.eventId)
  await again.ready()
  await expect(offer(again.page)).toHaveCount(0)
  expect(await places(again)).toEqual([before[0]! + 24, before[1]])
})

test('work of an hour is offered although somebody else has changed the plan since', async ({
  page,
  context,
}) => {
  const plan = await openTables(page)
  await context.setOffline(true)
  await nudge(plan, 1)
  await expect(page.getByText('Offline - kept on this device').first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
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
  await expect(again.page.getByText(/^2 edits from .+ did not reach the server\./)).toBeVisible()
  await again.page.getByRole('button', { name: 'Restore' }).click()
  await again.ready()
  expect(await places(again)).toEqual([200 + 48, 700])
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
  await crash(other.page)
  await context.setOffline(false)
  // The living tab sends its own edits; nothing of them was dropped by the other.
  await plan.saved()
  const [first, second] = (await plan.document()).elements
  expect(first!.x).toBe(200 + 48)

  const again = await reopened(context, plan.eventId)
  await expect(again.page.getByText(/^1 edit from .+ did not reach the server\./)).toBeVisible()
  await again.page.getByRole('button', { name: 'Restore' }).click()
  await again.ready()
  const after = (await again.document()).elements
  expect(after.map(({ y }) => y)).toEqual([first!.y + 24, second!.y + 24])
})
