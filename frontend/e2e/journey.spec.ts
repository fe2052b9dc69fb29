/* The main job from an empty product to a guest who finds the seat. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { newEmail, password } from './account'
import { PlanPage, type SavedElement } from './plan-page'

type Guest = {
  lookupCode: string
  firstName: string
  lastName: string
  table?: { tableNumber: number | null; name: string }
  seat?: { id: string; seatLabel: string }
}

const guestList = fileURLToPath(new URL('./fixtures/guests-30.csv', import.meta.url))

function byId(elements: SavedElement[], id: string): SavedElement {
  const element = elements.find((candidate) => candidate.id === id)
  expect(element).toBeDefined()
  return element!
}

test('an organiser draws, imports, seats and exports, and a guest finds the seat', async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step('sign up', async () => {
    await page.goto('/sign-up')
    await page.getByLabel('Your name').fill('Nora Lind')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Events Dashboard' })).toBeVisible()
  })

  await test.step('create an event', async () => {
    await page.getByRole('button', { name: 'Create Event' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create New Event' })
    await dialog.getByLabel('Event Name').fill('Harvest dinner')
    await dialog.getByLabel('Date & Time').fill('2027-09-18T18:30')
    await dialog.getByLabel('Time Zone').fill('Lisbon')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Venue').fill('Quinta do Lago')
    await dialog.getByLabel('Description').fill('A long table under the trees.')
    await dialog.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByText('Harvest dinner has been created successfully.')).toBeVisible()
    await expect(page.getByText('Saturday, 18 September 2027')).toBeVisible()
    await expect(page.getByText('No floor plan created yet')).toBeVisible()
  })

  await page.getByRole('link', { name: 'Create Floor Plan' }).click()
  await page.waitForURL('**/floor-planner?event=*')
  const eventId = new URL(page.url()).searchParams.get('event')!
  const plan = new PlanPage(page, eventId)
  await plan.ready()

  await test.step('place five tables', async () => {
    await plan.place(/^Round/, await plan.at(0.25, 0.3))
    await plan.place(/^Round/, await plan.at(0.5, 0.3))
    await plan.place(/^Round/, await plan.at(0.75, 0.3))
    await plan.place(/^Rectang/, await plan.at(0.3, 0.65))
    await plan.place(/^Rectang/, await plan.at(0.7, 0.65))
    const elements = await plan.saved()
    expect(elements.map(({ type }) => type)).toEqual([
      'round',
      'round',
      'round',
      'rectangle',
      'rectangle',
    ])
  })

  let first = (await plan.saved())[0]!
  await test.step('drag, resize and rotate', async () => {
    const from = await plan.at(0.25, 0.3)
    await plan.page.keyboard.press('Escape')
    await plan.drag(from, { x: from.x + 60, y: from.y + 40 })
    await expect
      .poll(async () => byId(await plan.saved(), first.id).x, { message: 'dragged' })
      .toBeGreaterThan(first.x)
    const moved = byId(await plan.saved(), first.id)

    const corner = await plan.cornerHandle()
    await plan.drag(corner, { x: corner.x + 24, y: corner.y + 24 })
    await expect
      .poll(async () => byId(await plan.saved(), first.id).width, { message: 'resized' })
      .toBeGreaterThan(moved.width)

    const handle = await plan.rotateHandle()
    await plan.drag(handle, { x: handle.x + 60, y: handle.y + 30 })
    await expect
      .poll(async () => byId(await plan.saved(), first.id).rotation, { message: 'rotated' })
      .not.toBe(0)
  })

  await test.step('undo and redo', async () => {
    const rotated = byId(await plan.saved(), first.id)
    await plan.press('Undo')
    await expect
      .poll(async () => byId(await plan.saved(), first.id).rotation, { message: 'undone' })
      .toBe(0)
    await plan.press('Redo')
    await expect
      .poll(async () => byId(await plan.saved(), first.id), { message: 'redone' })
      .toEqual(rotated)
    first = rotated
  })

  await test.step('after a reload the plan is still there', async () => {
    await page.reload()
    await plan.ready()
    await expect(plan.items()).toHaveCount(5)
    expect(byId(await plan.saved(), first.id)).toEqual(first)
  })

  await test.step('import the guest list', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByText('Attendees Management').click()
    await expect(page.getByRole('heading', { name: 'Guest Management' })).toBeVisible()
    await expect(page.getByText('No guests found')).toBeVisible()
    await page.getByRole('link', { name: 'Import guests' }).click()
    await page.getByLabel('Guest list file').setInputFiles(guestList)
    await expect(page.getByRole('heading', { name: /Map columns/ })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Import 30 guests' }).click()
    await expect(page.getByText('Successfully imported 30 guests').first()).toBeVisible()
    await page.getByRole('link', { name: 'Go to guest list' }).click()
    await expect(page.getByText('0 of 30 guests assigned')).toBeVisible()
  })

  const guests = await test.step('auto-assign puts guests on chairs', async () => {
    await page.getByRole('button', { name: 'Auto-Assign All Seats' }).click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Auto-assigned 30 guests to seats')).toBeVisible()
    await expect(page.getByText('30 of 30 guests assigned')).toBeVisible()
    const answer = await page.request.get(`/api/events/${eventId}/guests`)
    const list = (await answer.json()) as Guest[]
    expect(new Set(list.map(({ seat }) => seat?.id)).size).toBe(30)
    return list
  })

  await test.step('the seating chart names every guest once', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Seating Chart' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`seating-chart-${eventId}.csv`)
    const chart = readFileSync(await download.path(), 'utf8')
    for (const { firstName } of guests) expect(chart).toContain(firstName)
    expect(chart.trim().split('\r\n')).toHaveLength(31)
  })

  const ana = guests.find(({ firstName, lastName }) => `${firstName} ${lastName}` === 'Ana Ruiz')!
  await test.step('read a guest’s code', async () => {
    await page.getByLabel('Search guests').fill('ana ruiz')
    await expect(page.locator('[data-lookup-code]')).toHaveText([ana.lookupCode])
  })

  await test.step('the plan shows the seats as taken', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByText('Floor Planner').click()
    await plan.ready()
    await expect(
      page
        .locator('[role=treeitem][aria-label*="seats taken"]:not([aria-label*=" 0 of "])')
        .first(),
    ).toBeAttached()
  })

  await test.step('sign out', async () => {
    await page.getByRole('button', { name: /account of Nora Lind/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible()
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
    const { texts, ...others } = await storageOf(page)
    for (const secret of ['firstName', 'lastName', 'Ana Ruiz', ana.lookupCode]) {
      expect(texts).not.toContain(secret)
    }
    expect(others).toEqual({ databases: [], caches: [] })
    await page.goto('/guest-management')
    await page.waitForURL('**/sign-in?return=%2Fguest-management')
  })

  await test.step('on a phone the code shows table and seat', async () => {
    const phone = await browser.newContext({
      baseURL: baseURL!,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    const guest = await phone.newPage()
    await guest.goto(`/seat-lookup/${ana.lookupCode}`)
    const place = `Table ${String(ana.table!.tableNumber)}, Seat ${ana.seat!.seatLabel}`
    await expect(guest.getByRole('heading', { level: 1, name: place })).toBeVisible()
    await expect(guest.getByText('Welcome Ana Ruiz')).toBeVisible()
    const wider = await guest.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(wider).toBe(false)
    await phone.close()
  })
})

/** Everything that the browser keeps for this site, beside its cookies. */
function storageOf(page: Page) {
  return page.evaluate(async () => ({
    texts: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }))
}
