/* A late party of four finds its seats by drag, by keyboard and by touch, and each of it can be taken back. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { draw, newEvent, signUp, table } from './account'

const party = ['Ada', 'Ben', 'Cleo', 'Dan']

async function lateParty(request: APIRequestContext): Promise<string> {
  await signUp(request)
  const eventId = await newEvent(request)
  await draw(request, eventId, [
    table('e2e-table-1', 'round', 1, 200, 200, 144, 144),
    table('e2e-table-2', 'round', 2, 600, 200, 144, 144),
  ])
  for (const firstName of party) {
    const added = await request.post(`/api/events/${eventId}/guests`, {
      data: { firstName, lastName: 'Late', party: 'The Lates', status: 'confirmed' },
    })
    expect(added.ok(), await added.text()).toBe(true)
  }
  return eventId
}

async function openSeating(page: Page, eventId: string): Promise<void> {
  await page.goto(`/floor-planner?event=${eventId}&seating`)
  await expect(page.getByText('0 of 4 seated')).toBeVisible()
  await expect(partyButton(page)).toBeVisible()
}

const partyButton = (page: Page) => page.getByRole('button', { name: /^The Lates/ })

/** The middle of table 2 in the fitted plan, from the plan's own outline. */
async function tableTwo(page: Page): Promise<{ x: number; y: number }> {
  const region = page.getByRole('application', { name: 'Floor plan', exact: true })
  const box = (await region.boundingBox())!
  // The empty plan's room is 50 by 40 ft, and a fitted room fills 95 % of the view.
  const [width, height] = [50 * 24, 40 * 24]
  const zoom = Math.min(box.width / width, box.height / height) * 0.95
  return {
    x: box.x + (box.width - width * zoom) / 2 + 672 * zoom,
    y: box.y + (box.height - height * zoom) / 2 + 272 * zoom,
  }
}

/** Waits until the plan has followed the last change of its height. */
async function expectFitted(page: Page): Promise<void> {
  const region = page.getByRole('application', { name: 'Floor plan', exact: true })
  const lacking = () =>
    region.evaluate((element) => {
      const sheet = element.ownerDocument.querySelector('section[aria-label=Attendees]')
      const isMoving = (sheet?.getAnimations().length ?? 0) > 0
      const canvas = element.querySelector('canvas')
      return isMoving ? -1 : element.clientHeight - (canvas?.clientHeight ?? 0)
    })
  await expect.poll(lacking).toBe(0)
}

async function expectSeatedTogether(page: Page, eventId: string): Promise<void> {
  await expect(page.getByText('4 of 4 seated')).toBeVisible()
  // The screen shows the seats before the server has them.
  const tables = async () => {
    const answer = await page.request.get(`/api/events/${eventId}/guests`)
    const guests = (await answer.json()) as { table?: { id: string } }[]
    return guests.map((guest) => guest.table?.id)
  }
  await expect.poll(tables).toEqual(Array(4).fill('e2e-table-2'))
}

test('a late party sits down by drag, and Ctrl+Z takes it back', async ({ page }) => {
  const eventId = await lateParty(page.request)
  await openSeating(page, eventId)
  const from = (await partyButton(page).boundingBox())!
  const to = await tableTwo(page)
  await page.mouse.move(from.x + 40, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x - 40, to.y - 20, { steps: 6 })
  await expect(page.getByText('4 guests to seat. 2 tables have room.')).toBeVisible()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await expectSeatedTogether(page, eventId)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('0 of 4 seated')).toBeVisible()
})

test('a late party sits down by keyboard', async ({ page }) => {
  const eventId = await lateParty(page.request)
  await openSeating(page, eventId)
  await partyButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectSeatedTogether(page, eventId)
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

  test('a late party sits down by touch', async ({ page }) => {
    const eventId = await lateParty(page.request)
    await openSeating(page, eventId)
    await partyButton(page).tap()
    const to = await tableTwo(page)
    await page.touchscreen.tap(to.x, to.y)
    await expectSeatedTogether(page, eventId)
  })
})

test.describe('on a small tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('the words over the plan are whole', async ({ page }) => {
    const eventId = await lateParty(page.request)
    await openSeating(page, eventId)
    const isWhole = (text: string) =>
      page
        .getByText(text, { exact: true })
        .evaluate((words) => words.scrollWidth <= words.clientWidth)
    // Sheet and bar may still be on their way to their places.
    const expectWhole = (text: string) => expect.poll(() => isWhole(text)).toBe(true)
    await expectWhole('Choose a table or chair, or drag a guest elsewhere.')
    await partyButton(page).tap()
    await expectWhole('4 guests to seat. 2 tables have room.')
    await page.getByRole('button', { name: 'Auto-Assign All Seats' }).tap()
    await expect(page.getByRole('radio', { name: 'Proposed' })).toBeVisible()
    for (const text of ['Proposed', 'All kept', 'Some kept', 'Broken', 'New seat']) {
      expect(await isWhole(text), text).toBe(true)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a late party sits down by touch, and the sheet shows its table and takes it back', async ({
    page,
  }) => {
    const eventId = await lateParty(page.request)
    await openSeating(page, eventId)
    const sheet = page.getByRole('region', { name: 'Attendees' })
    await partyButton(page).tap()
    await expect(page.getByText('4 guests to seat. 2 tables have room.')).toBeVisible()
    await expectFitted(page)
    const table = await tableTwo(page)
    await page.touchscreen.tap(table.x, table.y)
    await expectSeatedTogether(page, eventId)

    await expectFitted(page)
    const seen = await tableTwo(page)
    await page.touchscreen.tap(seen.x, seen.y)
    await expect(sheet.getByRole('region', { name: 'Table 2' })).toContainText('Dan Late')
    await sheet.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByText('0 of 4 seated')).toBeVisible()
  })
})

test('auto-assign proposes, applies as one step, explains a seat, and is undone', async ({
  page,
}) => {
  const eventId = await lateParty(page.request)
  await openSeating(page, eventId)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('Ada must sit at table 2')
  await page.getByRole('option', { name: /^Ada Late must sit at Table 2/ }).click()
  await expect(page.getByRole('list', { name: 'Wishes' })).toContainText('Ada Late must sit')
  await page.getByRole('button', { name: 'Auto-Assign All Seats' }).click()
  await expect(page.getByText('4 guests seated, no one moves')).toBeVisible()
  await expect(page.getByText('4 of 4 seated if applied')).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expectSeatedTogether(page, eventId)
  await page.getByRole('searchbox', { name: 'Search guests' }).fill('ada')
  await page.getByRole('button', { name: /^Ada Late/ }).click()
  const details = page.getByRole('region', { name: /^Chair details/ })
  await expect(details.getByText('Ada Late must sit at Table 2').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(page.getByText('0 of 4 seated')).toBeVisible()
})

/** 120 guests in parties of four, fifteen tables of eight and a bar. */
async function wedding(request: APIRequestContext): Promise<{ eventId: string; guests: string[] }> {
  await signUp(request)
  const eventId = await newEvent(request)
  const tables = Array.from({ length: 15 }, (_, at) =>
    table(
      `t-${String(at + 1)}`,
      'round',
      at + 1,
      60 + (at % 5) * 230,
      40 + Math.floor(at / 5) * 230,
      120,
      120,
    ),
  )
  const bar = { ...table('bar', 'bar', 0, 500, 780, 192, 60), tableNumber: undefined }
  await draw(request, eventId, [...tables, bar])
  const guests: string[] = []
  for (let number = 0; number < 120; number += 1) {
    const data = {
      ...{ firstName: `Guest${String(number)}`, lastName: 'Lind', status: 'confirmed' },
      party: `Party ${String(Math.floor(number / 4) + 1)}`,
    }
    const added = await request.post(`/api/events/${eventId}/guests`, { data })
    expect(added.ok(), await added.text()).toBe(true)
    guests.push(((await added.json()) as { id: string }).id)
  }
  const wishes = [
    ...[0, 8, 16].map((at) => ({ kind: 'together', guestIds: [guests[at], guests[at + 4]] })),
    ...[24, 32, 40, 48].map((at) => ({ kind: 'apart', guestIds: [guests[at], guests[at + 4]] })),
    ...[56, 64].map((at) => ({
      kind: 'at-table',
      guestIds: [guests[at]],
      tableId: `t-${String(at / 8)}`,
    })),
    ...[72, 76].map((at) => ({ kind: 'far', guestIds: [guests[at]], landmark: 'bar' })),
    ...[80, 84].map((at) => ({ kind: 'near', guestIds: [guests[at]], landmark: 'bar' })),
    { kind: 'next-to', guestIds: [guests[88], guests[89]] },
    { kind: 'host', guestIds: [guests[96]], tableId: 't-3' },
  ]
  for (const wish of wishes) {
    const data = { strength: 'must', ...wish }
    const added = await request.post(`/api/events/${eventId}/wishes`, { data })
    expect(added.status(), await added.text()).toBe(201)
  }
  return { eventId, guests }
}

test('120 guests with 15 rules are seated, explained, re-seated with few moves and taken back', async ({
  page,
}) => {
  test.slow()
  const { eventId, guests } = await wedding(page.request)
  await page.goto(`/floor-planner?event=${eventId}&seating`)
  await expect(page.getByText('0 of 120 seated')).toBeVisible()
  await page.getByRole('button', { name: 'Auto-Assign All Seats' }).click()
  await expect(page.getByText('120 guests seated, no one moves')).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('120 of 120 seated')).toBeVisible()
  await expect(page.getByText('15 of 15 kept')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search guests' }).fill('Guest80')
  await page.getByRole('button', { name: /^Guest80 Lind/ }).click()
  const details = page.getByRole('region', { name: /^Chair details/ })
  await expect(details.getByText('Guest80 Lind must sit near the bar').first()).toBeVisible()
  await details.getByRole('button', { name: 'Show the table' }).click()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Unlock', exact: true })).toBeVisible()

  for (const guest of [guests[20], guests[45], guests[70]]) {
    const data = { status: 'cancelled' }
    const changed = await page.request.patch(`/api/guests/${guest!}`, { data })
    expect(changed.ok(), await changed.text()).toBe(true)
  }
  for (const firstName of ['Ida', 'Kim', 'Lou']) {
    const data = { firstName, lastName: 'Late', status: 'confirmed' }
    await page.request.post(`/api/events/${eventId}/guests`, { data })
  }
  await expect(page.getByText('117 of 120 seated')).toBeVisible()
  await page.getByRole('button', { name: 'Auto-Assign All Seats' }).click()
  await page.getByLabel('May move guests seated automatically').check()
  await page.getByLabel('Move at most').fill('12')
  await page.getByRole('button', { name: 'Find seats' }).click()
  await expect(page.getByText(/^3 guests seated, /)).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('120 of 120 seated')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search guests' }).fill('')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('117 of 120 seated')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Undid: Lock/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('0 of 120 seated')).toBeVisible()
})
