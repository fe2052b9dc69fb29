/* The designer on a phone held sideways, and what must fit on any screen. */
import { fileURLToPath } from 'node:url'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { addTables, importGuests, newEvent, signUp } from './account'
import { openTables, type Point } from './plan-page'

const hall = fileURLToPath(new URL('./fixtures/hall-30ft.png', import.meta.url))

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  expect(box).not.toBeNull()
  return box!
}

/** A finger that goes down, moves in steps and is lifted, whether or not the page keeps up: it would rest otherwise. */
async function dragFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  const down = send('touchStart', [from])
  const moves = [1, 2, 3, 4, 5, 6].map((step) => send('touchMove', [at(step / 6)]))
  await Promise.all([down, ...moves, send('touchEnd', [])])
}

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

  test('shows the plan, and a table is placed, moved, named and taken back by finger', async ({
    page,
  }) => {
    const plan = await openTables(page)
    const region = await boxOf(plan.region)
    // The note about the new account is below it as well.
    expect(region.height).toBeGreaterThan(170)
    expect(region.width).toBeGreaterThan(600)

    await page.getByRole('tab', { name: 'Objects', exact: true }).tap()
    await plan.panel.getByLabel('Search objects').fill('Square table')
    await plan.panel.getByRole('button', { name: 'Square table', exact: true }).tap()
    await expect(plan.panel.getByText('Tap in the room to place it.')).toBeVisible()
    const spot = await plan.at(0.5, 0.7)
    await page.touchscreen.tap(spot.x, spot.y)
    await expect(plan.items()).toHaveCount(3)

    await dragFinger(page, spot, { x: spot.x - 40, y: spot.y })
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible()
    await page.getByRole('toolbar', { name: 'Selection' }).getByLabel('Open the menu').tap()
    await page.getByRole('menuitem', { name: 'Quick edit' }).tap()
    await page.getByRole('textbox', { name: /^Label of / }).fill('Grandparents')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await plan.saved()).map(({ label }) => label))
      .toContain('Grandparents')

    const undo = page.getByRole('toolbar', { name: 'Plan' }).getByLabel('Undo')
    for (let step = 0; step < 3; step += 1) await undo.tap()
    await expect(plan.items()).toHaveCount(2)
  })

  test('leaves most of the plan in sight while a picture is brought to scale', async ({ page }) => {
    const plan = await openTables(page)
    await page.getByRole('tab', { name: 'Images', exact: true }).tap()
    await page.getByLabel('Tracing picture file').setInputFiles(hall)
    await page.getByRole('button', { name: 'Calibrate', exact: true }).tap()
    await expect(page.getByRole('dialog', { name: 'Step 1 of 3: one end' })).toBeVisible()
    for (const share of [0.3, 0.7]) {
      const { x, y } = await plan.at(share, 0.7)
      await page.touchscreen.tap(x, y)
    }
    const bar = page.getByRole('dialog', { name: 'Step 3 of 3: the true length' })
    await expect(bar.getByRole('button', { name: 'Calibrate' })).toBeInViewport({ ratio: 1 })
    const [covered, region] = [await boxOf(bar), await boxOf(plan.region)]
    expect(covered.height).toBeLessThan(region.height / 2)
  })
})

test.describe('a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a guest is seated through the sheet, and a tap takes it back', async ({ page }) => {
    await signUp(page.request)
    const eventId = await newEvent(page.request)
    await addTables(page.request, eventId)
    await importGuests(page.request, eventId)
    await page.goto(`/floor-planner?event=${eventId}`)
    const sheet = page.getByRole('region', { name: 'Attendees' })
    await expect(sheet.getByText('0 of 30 seated')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Email address not verified' })).toBeVisible()

    await sheet.getByRole('button', { name: 'Larger' }).tap()
    await sheet.getByRole('button', { name: /^Olu Adeyemi/ }).tap()
    // The sheet steps aside for the plan, which grows and fits the room anew.
    await expect(page.getByText('2 tables have room.')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Smaller' })).toBeDisabled()
    const region = page.getByRole('application', { name: 'Floor plan', exact: true })
    await fillsItsRegion(region)
    const table = await middleOfFirstTable(region)
    await page.touchscreen.tap(table.x, table.y)
    // A message that has the focus stays.
    const undo = page.getByRole('button', { name: 'Undo', exact: true }).filter({ hasText: 'Undo' })
    await undo.focus()
    await expect(page.getByText('Seated Olu Adeyemi at Table 1, seat A.')).toBeVisible()
    await expect(sheet.getByText('1 of 30 seated')).toBeVisible()

    await undo.tap()
    await expect(sheet.getByText('0 of 30 seated')).toBeVisible()
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/api/events/${eventId}/guests`)
        const guests = (await answer.json()) as { seat?: unknown }[]
        return guests.filter(({ seat }) => seat != null)
      })
      .toEqual([])
  })
})

/** Waits until the canvas and its camera have followed the last change of the region's size. */
async function fillsItsRegion(region: Locator): Promise<void> {
  await expect
    .poll(() =>
      region.evaluate((element) => {
        const canvas = element.querySelector('canvas')
        return element.clientHeight - (canvas?.clientHeight ?? 0)
      }),
    )
    .toBe(0)
}

/** Where the first table of `addTables` is on the screen while the room of 50 by 40 ft fills 95 % of the view. */
async function middleOfFirstTable(region: Locator): Promise<Point> {
  const box = await boxOf(region)
  const [width, height] = [1200, 960]
  const zoom = Math.min(box.width / width, box.height / height) * 0.95
  return {
    x: box.x + box.width / 2 + (272 - width / 2) * zoom,
    y: box.y + box.height / 2 + (272 - height / 2) * zoom,
  }
}

test.describe('a tablet', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true, isMobile: true })

  test('keeps the menu of a resting finger open, and its words inside of their buttons', async ({
    page,
  }) => {
    const plan = await openTables(page)
    const search = page.getByRole('button', { name: 'Search and commands' })
    const [outer, inner] = [await boxOf(search), await boxOf(search.locator('kbd'))]
    expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width)

    const [first] = await plan.saved()
    await plan.fit()
    const session = await page.context().newCDPSession(page)
    const touchPoints = [plan.middleOf(first!)]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.getByRole('menu').waitFor()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.getByRole('menuitem', { name: 'Quick edit' }).tap()
    await expect(page.getByRole('textbox', { name: /^Label of / })).toBeFocused()
  })
})

test('menus and cards fit the screen, and focus scrolls no bar away', async ({ page }) => {
  const plan = await openTables(page)
  await plan.fit()
  await plan.select((await plan.saved())[0]!)
  await page.keyboard.press('Shift+F10')
  const last = page.getByRole('menuitem', { name: 'Delete' })
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')

  await page.keyboard.press('ControlOrMeta+a')
  await plan.tool('Renumber tables…')
  const card = await boxOf(page.getByRole('dialog', { name: 'Renumber tables' }))
  const button = page.getByRole('button', { name: /in reading order$/ })
  const words = await button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return { left, right }
  })
  expect(words.left).toBeGreaterThan(card.x)
  expect(words.right).toBeLessThan(card.x + card.width)

  await plan.tab('Settings')
  const scrolled = await page.getByRole('main').evaluate((main) => {
    main.scrollTop = 200
    return main.scrollTop
  })
  expect(scrolled).toBe(0)
})
