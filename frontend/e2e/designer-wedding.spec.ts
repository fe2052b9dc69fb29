/* A wedding drawn from nothing, with every tool that arranges furniture, and taken back and made again. */
import { expect, test, type Page } from '@playwright/test'
import { newEvent, signUp } from './account'
import { PlanPage, type SavedElement } from './plan-page'

/** The room, in feet. */
const ROOM = { width: 70, height: 50 }

function find(elements: readonly SavedElement[], type: string): SavedElement[] {
  return elements.filter((element) => element.type === type)
}

function one(elements: readonly SavedElement[], type: string): SavedElement {
  const found = find(elements, type)
  expect(found, type).toHaveLength(1)
  return found[0]!
}

function numbers(elements: readonly SavedElement[]): (number | undefined)[] {
  return elements.map(({ tableNumber }) => tableNumber)
}

/** Goes to the place of a problem by its sentence. */
async function goToProblem(page: Page, sentence: string): Promise<void> {
  await page.getByRole('button', { name: /^\d+ problems?$/ }).click()
  await page.getByRole('menuitem', { name: sentence }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** What the drawing looks like, without pointer and selection. */
async function picture(plan: PlanPage): Promise<string> {
  await plan.page.mouse.move(2, 2)
  await plan.fit()
  return plan.region
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
}

async function presses(plan: PlanPage, name: 'Undo' | 'Redo'): Promise<number> {
  const button = plan.page
    .getByRole('toolbar', { name: 'Plan' })
    .getByRole('button', { name, exact: true })
  let times = 0
  while (await button.isEnabled()) {
    await button.click()
    times += 1
    expect(times).toBeLessThanOrEqual(50)
  }
  return times
}

test('a wedding is drawn from nothing', async ({ page }) => {
  await signUp(page.request)
  const plan = new PlanPage(page, await newEvent(page.request))
  await plan.open()

  await test.step('set the room', async () => {
    await plan.tab('Settings')
    await plan.fill('Width', `${String(ROOM.width)} ft`)
    await plan.fill('Height', `${String(ROOM.height)} ft`)
    await expect
      .poll(async () => (await plan.document()).canvas)
      .toMatchObject({ venueWidth: ROOM.width, venueHeight: ROOM.height })
    await plan.fit()
  })

  await test.step('the head table gets a name, a length and ten chairs on one side', async () => {
    await plan.put('Rectangle table', 840, 254)
    await plan.tab('Properties')
    await plan.fill('Label', 'Head table')
    await plan.fill('Width', '20 ft')
    await plan.fill('X', '25 ft')
    await plan.fill('Chairs', '10')
    await plan.panel.getByLabel('Arrangement', { exact: true }).selectOption('One side')
    await expect
      .poll(async () => one(await plan.saved(), 'rectangle'))
      .toMatchObject({
        ...{ label: 'Head table', x: 600, width: 480, chairs: 10 },
        ...{ chairArrangement: 'one-side', tableNumber: 1 },
      })
  })

  await test.step('the stage becomes larger by its handle, the dance floor gets a name', async () => {
    await plan.put('Stage', 840, 64)
    await plan.put('DJ booth', 1200, 64)
    await plan.put('Dance floor', 840, 540)
    const before = one(await plan.saved(), 'stage')
    await plan.select(before)
    const corner = plan.spot(before.x + before.width, before.y + before.height)
    await plan.drag(corner, plan.spot(before.x + before.width + 96, before.y + before.height + 12))
    await expect
      .poll(async () => one(await plan.saved(), 'stage').width)
      .toBeGreaterThan(before.width + 48)
    const { x, y } = plan.middleOf(one(await plan.saved(), 'dance-floor'))
    await page.mouse.dblclick(x, y)
    await page.getByRole('textbox', { name: /^Label of / }).fill('First dance')
    await page.keyboard.press('Enter')
    await expect.poll(async () => one(await plan.saved(), 'dance-floor').label).toBe('First dance')
  })

  await test.step('one round table becomes a row of five, numbered from 10', async () => {
    await plan.put('Round table', 240, 900)
    await plan.tool('Repeat in rows…')
    const card = page.getByRole('dialog', { name: 'Repeat in rows' })
    await card.getByLabel('Columns').fill('5')
    await card.getByLabel('Rows').fill('1')
    await card.getByRole('button', { name: 'Repeat' }).click()
    await expect.poll(async () => find(await plan.saved(), 'round')).toHaveLength(5)
    expect(numbers(find(await plan.saved(), 'round'))).toEqual([2, 3, 4, 5, 6])
    await plan.tool('Renumber tables…')
    const numbering = page.getByRole('dialog', { name: 'Renumber tables' })
    await numbering.getByLabel('First number').fill('10')
    await numbering.getByRole('button', { name: /^Number 5 selected tables/ }).click()
    await numbering.getByRole('button', { name: 'Close' }).click()
    await expect
      .poll(async () => numbers(find(await plan.saved(), 'round')))
      .toEqual([10, 11, 12, 13, 14])
  })

  await test.step('a duplicate takes the next place; the badge leads to an overlap, and it moves away', async () => {
    await plan.put('Round table', 240, 500)
    await page.keyboard.press('ControlOrMeta+d')
    await expect.poll(async () => find(await plan.saved(), 'round')).toHaveLength(7)
    const [model, copy] = find(await plan.saved(), 'round').slice(5)
    expect(copy!.y).toBe(model!.y)
    expect(copy!.x).toBeGreaterThan(model!.x + model!.width)
    await plan.tab('Properties')
    await plan.fill('X', `${String((model!.x + 20) / 24)} ft`)
    await expect
      .poll(async () => find(await plan.saved(), 'round')[6]!.x)
      .toBeCloseTo(model!.x + 20, 0)
    await plan.clear()
    await goToProblem(page, `${model!.label} and ${copy!.label} overlap.`)
    await expect(plan.selected()).toHaveCount(2)
    await plan.fit()
    await plan.select(find(await plan.saved(), 'round')[6]!)
    await expect(plan.selected()).toHaveAccessibleName(new RegExp(`^${copy!.label},`))
    await plan.tool('Move to…')
    const card = page.getByRole('dialog', { name: `Move ${copy!.label}` })
    await card.getByLabel('Move', { exact: true }).selectOption('Beside another object')
    await card.getByLabel('Object').selectOption(model!.label)
    await card.getByLabel('Gap between them').fill('8 ft')
    await card.getByRole('button', { name: 'Move', exact: true }).click()
    await expect
      .poll(async () => find(await plan.saved(), 'round')[6])
      .toMatchObject({ x: model!.x + model!.width + 192, y: model!.y })
  })

  await test.step('the bar is turned, three high-tops are aligned and spaced evenly', async () => {
    await plan.carry('Bar', 1600, 480)
    await plan.tab('Properties')
    await plan.fill('Rotation', '90')
    await expect.poll(async () => one(await plan.saved(), 'bar').rotation).toBe(90)
    await plan.put('High-top table', 1330, 340)
    await plan.put('High-top table', 1360, 560)
    await plan.put('High-top table', 1310, 690)
    await plan.select(...find(await plan.saved(), 'high-top'))
    await plan.tool('Align left')
    await plan.tool('Distribute vertically')
    await expect
      .poll(async () => {
        const [a, b, c] = find(await plan.saved(), 'high-top')
        return [new Set([a!.x, b!.x, c!.x]).size, Math.abs(b!.y - a!.y - (c!.y - b!.y)) <= 1]
      })
      .toEqual([1, true])
  })

  await test.step('stage and DJ are one group, and the head table is locked', async () => {
    const before = await plan.saved()
    await plan.select(one(before, 'stage'), one(before, 'dj-booth'))
    await page.keyboard.press('ControlOrMeta+g')
    await expect.poll(async () => one(await plan.saved(), 'stage').groupId).toBeTruthy()
    await plan.select(one(before, 'stage'))
    await expect(plan.selected()).toHaveCount(2)
    const head = one(before, 'rectangle')
    await plan.select(head)
    await page.keyboard.press('ControlOrMeta+l')
    await expect.poll(async () => one(await plan.saved(), 'rectangle').locked).toBe(true)
    const from = plan.middleOf(head)
    await plan.drag(from, { x: from.x + 60, y: from.y + 60 })
    expect(one(await plan.saved(), 'rectangle')).toMatchObject({ x: head.x, y: head.y })
  })

  await test.step('the room has no way out until the entrance stands', async () => {
    await goToProblem(page, 'The room has no entrance, door or emergency exit.')
    await plan.fit()
    await plan.put('Entrance', 840, 1172)
    await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible()
  })

  await test.step('the counts of both bars are those of the plan', async () => {
    const elements = await plan.saved()
    const tables = elements.filter(({ tableNumber }) => tableNumber !== undefined)
    const chairs = elements.reduce((sum, { chairs = 0 }) => sum + chairs, 0)
    expect([elements.length, tables.length, chairs]).toEqual([16, 11, 78])
    await expect(page.getByText('16 objects', { exact: true })).toBeVisible()
    expect(await plan.counts()).toEqual({ Tables: 11, Chairs: 78, Empty: 78, Assigned: 0 })
  })

  const done = await plan.document()
  await test.step('undo takes everything back, redo makes it again', async () => {
    const undone = await presses(plan, 'Undo')
    await expect
      .poll(async () => (await plan.document()).canvas)
      .toMatchObject({ venueWidth: 50, venueHeight: 40 })
    expect(await plan.saved()).toEqual([])
    await expect(page.getByText('This room is empty')).toBeVisible()
    expect(await presses(plan, 'Redo')).toBe(undone)
    await expect.poll(async () => plan.document()).toEqual(done)
  })

  await test.step('a reload shows the same plan', async () => {
    const names = await plan.names()
    const before = await picture(plan)
    await page.reload()
    await plan.ready()
    await expect(plan.items()).toHaveCount(16)
    expect(await plan.names()).toEqual(names)
    expect(await plan.document()).toEqual(done)
    expect(await picture(plan)).toBe(before)
    await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible()
  })
})
