/* Two devices at the doors, one of them without a network, and 300 scans that merge to the right counts. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { newEvent, signUp } from './account'

type Guest = { id: string; firstName: string; lookupCode: string }

/** Adds guests by an import, and returns them in the order of the list. */
async function guestsOf(request: APIRequestContext, eventId: string, count: number) {
  const rows = Array.from({ length: count }, (_, at) => `Guest${String(at + 1000)},Lee`)
  const buffer = Buffer.from(['First name,Last name', ...rows].join('\n'))
  const guestFile = { name: 'guests.csv', mimeType: 'text/csv', buffer }
  const multipart = { eventId, guestFile }
  const imported = await request.post('/api/guests/import-file', { multipart })
  expect(imported.ok(), await imported.text()).toBe(true)
  const answer = await request.get(`/api/events/${eventId}/guests`)
  const guests = (await answer.json()) as Guest[]
  return guests.sort((a, b) => a.firstName.localeCompare(b.firstName))
}

async function openDoor(page: Page, eventId: string): Promise<void> {
  await page.goto(`/check-in?event=${eventId}`)
  await expect(page.getByText('Online')).toBeVisible()
}

/** Types codes as a hand scanner does; a second Enter confirms the guest who is shown. */
async function scan(page: Page, codes: readonly string[]): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Type a code or name' })
  for (const code of codes) {
    await field.fill(code)
    await field.press('Enter')
    await expect(field).toHaveValue('')
    await field.press('Enter')
  }
}

/** Begins to measure, in the page, how long after the loss of the network the door says that it is offline. */
function watchForOffline(page: Page) {
  return page.getByText('Online', { exact: true }).evaluateHandle((line) => ({
    milliseconds: new Promise<number>((resolve) => {
      const look = (since: number) => {
        if (line.textContent === 'Offline') resolve(performance.now() - since)
        else requestAnimationFrame(() => look(since))
      }
      window.addEventListener('offline', () => look(performance.now()), { once: true })
    }),
  }))
}

test('two devices, one offline, merge 300 scans to exactly the right counts', async ({ page }) => {
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  const guests = await guestsOf(page.request, eventId, 160)
  const elsewhere = await guestsOf(page.request, await newEvent(page.request), 20)
  const declined = guests.slice(150)
  const guestIds = declined.map(({ id }) => id)
  const set = { guestIds, rsvp: 'declined' }
  const answer = await page.request.post(`/api/events/${eventId}/guests/rsvp`, { data: set })
  expect(answer.ok(), await answer.text()).toBe(true)

  const codes = guests.map(({ lookupCode }) => lookupCode)
  const foreign = elsewhere.map(({ lookupCode }) => lookupCode)
  const bad = Array.from(
    { length: 20 },
    (_, at) => `ZZZZ${'ABCDEFGHJK'[at % 10]!}${at > 9 ? '2' : '3'}`,
  )
  await openDoor(page, eventId)
  const other = await page
    .context()
    .browser()!
    .newContext({
      storageState: await page.context().storageState(),
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    })
  const door = await other.newPage()
  await openDoor(door, eventId)

  await test.step('one device loses the network and goes on', async () => {
    const watch = await watchForOffline(door)
    await other.setOffline(true)
    const milliseconds = await watch.evaluate((measured) => measured.milliseconds)
    expect(milliseconds).toBeLessThan(1000)
    const repeats = codes.slice(80, 110)
    await scan(door, [...codes.slice(80, 150), ...bad, ...foreign, ...repeats, ...codes.slice(150)])
    await expect(door.getByText(/will be sent/)).toBeVisible()
  })

  await test.step('the other one works online meanwhile', async () => {
    const repeats = codes.slice(0, 20)
    const some = [...bad.slice(0, 10), ...foreign.slice(0, 10), ...codes.slice(150)]
    await scan(page, [...codes.slice(0, 100), ...repeats, ...some])
    await expect(page.getByText('All scans sent')).toBeVisible()
  })

  await test.step('both agree once the network is back', async () => {
    await other.setOffline(false)
    await expect(door.getByText('All scans sent')).toBeVisible()
    const log = await page.request.get(`/api/events/${eventId}/check-ins?limit=1000`)
    const { counts } = (await log.json()) as { counts: Record<string, number> }
    expect(counts).toEqual({ expected: 150, present: 150, walkIns: 0, duplicates: 20 })
    await expect(door.getByText('of 150 here')).toContainText('150')
    await expect(page.getByText('of 150 here')).toContainText('150')
  })
})
