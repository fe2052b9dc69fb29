/* Finding a seat: on a phone with a slow network and without one, by keyboard, and what organisers prepare for it. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { draw, newEvent, seatGuests, signUp, table } from './account'
import { findings } from './axe'

type Guest = {
  firstName: string
  lastName: string
  lookupCode: string
  seat?: { id: string; seatLabel: string } | null
  table?: { tableNumber: number } | null
}

type Made = { eventId: string; finder: string; from: string; ana: Guest }

/** An event with two tables, an entrance, seated guests and a venue with two gates. */
async function makeVenue(request: APIRequestContext): Promise<Made> {
  await signUp(request)
  const eventId = await newEvent(request)
  await draw(request, eventId, [
    table('e2e-table-1', 'round', 1, 200, 200, 144, 144),
    table('e2e-table-2', 'rectangle', 2, 600, 200, 240, 72),
    {
      id: 'e2e-entrance',
      type: 'entrance',
      x: 528,
      y: 912,
      width: 144,
      height: 48,
      rotation: 180,
      zIndex: 3,
    },
  ])
  await seatGuests(request, eventId)
  const gate = { type: 'main', capacity: 600, isActive: true, accessLevel: 'general' }
  const saved = await request.post(`/api/venues/${eventId}`, {
    data: {
      name: 'Quinta do Lago',
      width: 40,
      height: 30,
      entrances: [
        { ...gate, id: 'south-gate', name: 'South gate', x: 20, y: 30 },
        { ...gate, id: 'west-gate', name: 'West gate', x: 0, y: 15 },
      ],
    },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  const signs = (await (await request.get(`/api/events/${eventId}/entrance-signs`)).json()) as {
    url: string
  }[]
  const sign = new URL(signs[1]!.url)
  const guests = (await (await request.get(`/api/events/${eventId}/guests`)).json()) as Guest[]
  const ana = guests.find(({ firstName, seat }) => firstName === 'Ana' && seat != null)!
  return { eventId, finder: `?event=${sign.searchParams.get('event')!}`, from: sign.search, ana }
}

function placeOf({ table, seat }: Guest): string {
  return `Table ${String(table!.tableNumber)}, Seat ${seat!.seatLabel}`
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('finds a seat on a slow network, and again without one', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const organiser = await playwright.request.newContext({ baseURL: baseURL! })
    const { finder, ana } = await makeVenue(organiser)
    const network = await page.context().newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    })
    await page.goto(`/find-my-seat${finder}`)
    await page.getByRole('searchbox').fill(`${ana.firstName} ${ana.lastName}`.toUpperCase())
    await page.getByRole('button', { name: 'Search' }).tap()
    await expect(page.getByRole('heading', { name: placeOf(ana) })).toBeVisible()
    await page.getByRole('button', { name: 'Get Directions' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: placeOf(ana) })).toBeVisible()
    await expect(page.getByText('How to get there')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Come in at' })).toBeVisible()

    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
      )
      .toBe('activated')
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText(/Saved on this device/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: placeOf(ana) })).toBeVisible()
    await expect(page.getByText('How to get there')).toBeVisible()
    await organiser.dispose()
  })

  test('walks the way with footsteps from the entrance whose sign was scanned', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const organiser = await playwright.request.newContext({ baseURL: baseURL! })
    const { from, ana } = await makeVenue(organiser)
    await page.goto(`/find-seat${from}`)
    await page.getByLabel('Your name or code').fill(ana.lookupCode)
    await page.getByRole('button', { name: 'Find My Seat' }).tap()
    await expect(page.getByRole('listitem').first()).toContainText('the west gate')
    expect(await findings(page), 'result').toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.getByRole('button', { name: 'Precision Navigation with Footsteps' }).tap()
    const walk = page.getByRole('dialog', { name: 'Precision Navigation' })
    await walk.getByRole('button', { name: 'Start' }).tap()
    // Not a step of its own: each shows for half a second, which a busy machine can miss.
    await expect(walk.getByText(/^step [1-9]\d* of/)).toBeVisible()
    await walk.getByRole('button', { name: 'Pause' }).tap()
    await expect(walk.getByText(/^Paused at/)).toBeVisible()
    expect(await findings(page), 'navigation').toEqual([])
    await page.keyboard.press('Escape')
    await expect(walk).toBeHidden()
    await expect(
      page.getByRole('button', { name: 'Precision Navigation with Footsteps' }),
    ).toBeFocused()

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('Enter')
    await expect(walk.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
    await walk.getByRole('button', { name: 'Next' }).tap()
    await expect(walk.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step')
    await organiser.dispose()
  })
})

test('keyboard alone finds a seat by name, and a near miss reads like a stranger', async ({
  page,
  playwright,
  baseURL,
}) => {
  const organiser = await playwright.request.newContext({ baseURL: baseURL! })
  const { finder, ana } = await makeVenue(organiser)
  await page.goto(`/find-my-seat${finder}`)
  await page.getByRole('searchbox').waitFor()
  await tabTo(page, 'searchbox')
  await page.keyboard.type(`${ana.firstName} ${ana.lastName}x`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Guest Not Found' })).toBeVisible()
  await tabTo(page, 'Try Again')
  await page.keyboard.press('Enter')
  await page.keyboard.type(`${ana.firstName} ${ana.lastName}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: placeOf(ana) })).toBeFocused()
  await tabTo(page, 'Get Directions')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: placeOf(ana) })).toBeFocused()
  await tabTo(page, 'Step-free route')
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch', { name: 'Step-free route' })).toBeChecked()
  await organiser.dispose()
})

test('an organiser sets up the venue, sees who sits where, and prints the signs', async ({
  page,
}) => {
  const { eventId, ana } = await makeVenue(page.request)
  await page.goto(`/venue-dashboard?event=${eventId}`)
  await expect(page.getByText('1,200 people')).toBeVisible()
  expect(await findings(page), 'dashboard').toEqual([])
  await page.getByRole('button', { name: 'Edit Venue' }).click()
  await page.getByRole('radio', { name: 'Place entrance' }).check()
  const map = page.getByRole('group', { name: 'Entrance map' })
  const box = (await map.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.8)
  await page.getByLabel('Name').last().fill('North door')
  const pin = map.getByRole('button', { name: /North door/ })
  await pin.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.getByLabel('Access level').selectOption('vip')
  expect(await findings(page), 'editor').toEqual([])
  await page.getByRole('button', { name: 'Save Configuration' }).click()
  await expect(page.getByText('Venue Configured')).toBeVisible()
  await expect(page.getByText('1 VIP')).toBeVisible()

  await page.getByRole('link', { name: 'Open floor plan' }).click()
  await page.getByRole('searchbox', { name: 'Search guests and tables' }).fill(ana.lastName)
  await page.getByRole('button', { name: new RegExp(`${ana.firstName} ${ana.lastName}`) }).click()
  const panel = page.getByRole('region', { name: /^Table \d/ })
  await expect(panel.getByText(`${ana.firstName} ${ana.lastName}`)).toBeVisible()
  await panel.getByRole('button', { name: 'Show route' }).click()
  await expect(panel.getByText(/\d+ m, \d+ steps from South gate|West gate/)).toBeVisible()
  expect(await findings(page), 'viewer').toEqual([])

  await page.getByRole('link', { name: 'Entrance signs' }).click()
  await expect(page.getByRole('img', { name: 'QR code of South gate' })).toBeVisible()
  expect(await findings(page), 'signs').toEqual([])
})

/** Presses Tab until the element with this name or role has the focus. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate((name) => {
      const element = document.activeElement
      if (element === null) return false
      const label = element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`)
      const texts = [element.textContent, element.getAttribute('aria-label'), label?.textContent]
      const isSearch = name === 'searchbox' && element.getAttribute('type') === 'search'
      return isSearch || texts.some((text) => text?.trim() === name)
    }, wanted)
    if (reached) return
  }
  throw new Error(`Tab does not reach ${wanted}`)
}
