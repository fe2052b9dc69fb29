/* The main job by keys alone: drawing, importing, seating, exporting, and finding the seat. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { importGuests, newEvent, signUp } from './account'
import { arrowTo, chooseFrom, enter, tabBackTo, tabTo, typeOver } from './keyboard'
import { PlanPage, type SavedElement } from './plan-page'

const guestList = fileURLToPath(new URL('./fixtures/guests-30.csv', import.meta.url))

type Guest = { firstName: string; lastName: string; lookupCode: string; seat?: { id: string } }

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
}

/** Leaves the plan by Escape and goes back to the palette. */
async function takeFromPalette(page: Page, tile: RegExp): Promise<void> {
  await press(page, 'Escape', 3)
  // The tiles are one tab stop, at the tile that was used last.
  await tabBackTo(page, /^Round table$/, 'button')
  await arrowTo(page, 'ArrowRight', tile, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('application', { name: 'Floor plan' })).toBeFocused()
}

/** Takes the round table from the palette and sets three of them down side by side. */
async function placeThreeRounds(page: Page, plan: PlanPage): Promise<void> {
  await tabTo(page, /^Round table$/, 'button')
  await page.keyboard.press('Enter')
  await expect(plan.region).toBeFocused()
  await press(page, 'Shift+ArrowLeft')
  await page.keyboard.press('Shift+Enter')
  await press(page, 'Shift+ArrowRight')
  await page.keyboard.press('Shift+Enter')
  await press(page, 'Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(plan.items()).toHaveCount(3)
}

/** Seats a guest on the chair that the plan points at. */
async function seatHere(page: Page, { firstName, lastName }: Guest): Promise<void> {
  await page.keyboard.press('g')
  await expect(page.getByRole('combobox', { name: 'Find a guest for this chair' })).toBeFocused()
  await page.keyboard.type(`${firstName} ${lastName}`)
  await page.keyboard.press('Enter')
}

/** What the plan points at, as it is read to people. */
async function current(plan: PlanPage): Promise<string> {
  return plan.region.evaluate((region) => {
    const item = document.getElementById(region.getAttribute('aria-activedescendant') ?? '')
    return item?.getAttribute('aria-label') ?? ''
  })
}

function hasFreeSeat(item: string): boolean {
  const [, taken, all] = /(\d+) of (\d+) seats taken/.exec(item) ?? []
  return taken !== all
}

/** Walks with Tab until the plan points at what is wanted. */
async function walkUntil(
  page: Page,
  plan: PlanPage,
  wanted: (item: string) => boolean,
): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    const item = await current(plan)
    if (wanted(item)) return
    await page.keyboard.press('Tab')
    await expect.poll(() => current(plan)).not.toBe(item)
  }
  throw new Error('the plan never pointed at what is wanted')
}

async function guestsOf(page: Page, eventId: string): Promise<Guest[]> {
  const answer = await page.request.get(`/api/events/${eventId}/guests`)
  return (await answer.json()) as Guest[]
}

test('an organiser draws, imports, seats and exports by keyboard alone', async ({ page }) => {
  test.slow()
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  const plan = new PlanPage(page, eventId)

  await test.step('open the empty plan from the dashboard', async () => {
    await page.goto('/dashboard')
    await page.getByText('No floor plan created yet').waitFor()
    await enter(page, /^Create Floor Plan$/)
    await page.waitForURL('**/floor-planner?event=*')
    await plan.ready()
  })

  await test.step('place three round tables and two rectangles', async () => {
    await placeThreeRounds(page, plan)
    await takeFromPalette(page, /^Rectangle table$/)
    await press(page, 'Shift+ArrowDown')
    await press(page, 'ArrowLeft', 8)
    await page.keyboard.press('Shift+Enter')
    await press(page, 'ArrowRight', 16)
    await page.keyboard.press('Enter')
    await expect(plan.items()).toHaveCount(5)
    const kinds = (await plan.saved()).map(({ type }) => type)
    expect(kinds).toEqual(['round', 'round', 'round', 'rectangle', 'rectangle'])
  })

  let last: SavedElement
  await test.step('move, turn and resize the table that has the focus', async () => {
    const before = (await plan.saved())[4]!
    await press(page, 'ArrowDown', 2)
    await page.keyboard.press('r')
    await expect.poll(async () => (await plan.saved())[4]!.rotation).toBe(15)
    expect((await plan.saved())[4]!.y).toBe(before.y + 48)
    await press(page, 'Escape', 3)
    await tabBackTo(page, /^Objects$/, 'tab')
    await arrowTo(page, 'ArrowDown', /^Outline$/, 'tab')
    await tabTo(page, /^Plan outline$/, 'tree')
    await page.keyboard.press('End')
    await tabBackTo(page, /^Outline$/, 'tab')
    await arrowTo(page, 'ArrowUp', /^Properties$/, 'tab')
    await typeOver(page, /^Width/, '8 ft')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await plan.saved())[4]!.width).toBe(192)
    last = (await plan.saved())[4]!
  })

  await test.step('undo and redo', async () => {
    await tabTo(page, /^Floor plan$/, 'application')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => (await plan.saved())[4]!.width).toBe(150)
    await page.keyboard.press('ControlOrMeta+y')
    await expect.poll(async () => (await plan.saved())[4]!).toEqual(last)
  })

  await test.step('import the guest list', async () => {
    await page.goto(`/guest-management?event=${eventId}`)
    await page.getByText('No guests found').waitFor()
    await enter(page, /^Import guests$/, 'a')
    await page.getByLabel('Guest list file').waitFor({ state: 'attached' })
    const choosing = page.waitForEvent('filechooser')
    await enter(page, /^Choose file$/, 'button')
    await (await choosing).setFiles(guestList)
    await page.getByRole('heading', { name: /Map columns/ }).waitFor()
    await enter(page, /^Next$/, 'button')
    await page.getByRole('heading', { name: /Review/ }).waitFor()
    await enter(page, /^Import 30 guests$/, 'button')
    await expect(page.getByText('Successfully imported 30 guests').first()).toBeVisible()
    await enter(page, /^Go to guest list$/, 'a')
    await expect(page.getByText('0 of 30 guests assigned')).toBeVisible()
  })

  await test.step('auto-assign', async () => {
    await enter(page, /^Auto-Assign All Seats$/, 'button')
    await page.getByRole('button', { name: 'Apply' }).waitFor()
    await enter(page, /^Apply$/, 'button')
    await expect(page.getByText('30 of 30 guests assigned')).toBeVisible()
    const seats = (await guestsOf(page, eventId)).map(({ seat }) => seat?.id)
    expect(new Set(seats).size).toBe(30)
  })

  await test.step('export the seating chart', async () => {
    const downloading = page.waitForEvent('download')
    await enter(page, /^Export Seating Chart$/, 'button')
    const chart = readFileSync(await (await downloading).path(), 'utf8')
    expect(chart.trim().split('\r\n')).toHaveLength(31)
  })

  const [ana] = (await guestsOf(page, eventId)).filter(({ firstName }) => firstName === 'Ana')
  await test.step('give a guest another chair from the plan', async () => {
    await page.goto(`/floor-planner?event=${eventId}`)
    await plan.ready()
    await plan.region.focus()
    await page.keyboard.press('Enter')
    await walkUntil(page, plan, hasFreeSeat)
    await page.keyboard.press('Shift+Enter')
    await walkUntil(page, plan, (item) => item.endsWith(', free'))
    await seatHere(page, ana!)
    await expect
      .poll(
        async () =>
          (await guestsOf(page, eventId)).find(({ lookupCode }) => lookupCode === ana!.lookupCode)
            ?.seat?.id,
      )
      .not.toBe(ana!.seat?.id)
  })

  await test.step('sign out', async () => {
    await press(page, 'Escape', 5)
    await chooseFrom(page, /account of Nora Lind/, /^Sign out$/)
    await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible()
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  })

  await test.step('the guest types the code and finds the seat', async () => {
    await page.goto('/seat-lookup')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await typeOver(page, /code/i, ana!.lookupCode)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Welcome Ana Ruiz')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: /^Table \d, Seat/ })).toBeVisible()
  })
})

test('keyboard alone places three tables, seats two guests, undoes', async ({ page }) => {
  await signUp(page.request)
  const plan = new PlanPage(page, await newEvent(page.request))
  await importGuests(page.request, plan.eventId)
  const seated = async (): Promise<string[]> =>
    (await guestsOf(page, plan.eventId)).flatMap(({ firstName, seat }) =>
      seat == null ? [] : [`${firstName} ${seat.id}`],
    )
  await plan.open()
  await placeThreeRounds(page, plan)
  const [first] = await plan.saved()

  await press(page, 'Escape', 3)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Enter')
  await expect.poll(() => current(plan)).toBe('Seat A, free')
  const [one, other] = await guestsOf(page, plan.eventId)
  await seatHere(page, one!)
  await expect.poll(seated).toEqual([`${one!.firstName} ${first!.id}-chair-1`])
  await expect(plan.region).toBeFocused()
  await expect.poll(() => current(plan)).toBe('Seat B, free')
  await seatHere(page, other!)
  const both = [
    `${one!.firstName} ${first!.id}-chair-1`,
    `${other!.firstName} ${first!.id}-chair-2`,
  ]
  await expect.poll(seated).toEqual(both)

  await expect(plan.region).toBeFocused()
  await press(page, 'ControlOrMeta+z', 2)
  await expect.poll(seated).toEqual([])
  expect(await plan.saved()).toHaveLength(3)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(async () => (await plan.saved()).length).toBe(2)
  await press(page, 'ControlOrMeta+Shift+z', 3)
  await expect.poll(seated).toEqual(both)
  expect(await plan.saved()).toHaveLength(3)
})
