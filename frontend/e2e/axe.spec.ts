/* Every route, signed in and out, in light and dark: no finding of axe. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { answerForm, makeEvent, openForm, signUp } from './account'
import { findings } from './axe'
import {
  enlargeText,
  guestPages,
  makeGuestLinks,
  openGuestPage,
  pageWidth,
  partyLink,
  type GuestLinks,
} from './guest-links'
import { address, patterns } from './routes'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1, [role=application]').first().waitFor()
  // Loading placeholders animate for ever, whereas a fade-in ends.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.effect?.getComputedTiming().iterations !== Infinity),
  )
}

/** The id of the letter that signing up sent; the server writes it soon after. */
async function mailTo(page: Page, email: string): Promise<string> {
  let id: string | undefined
  await expect(async () => {
    const answer = await page.request.get('/api/mailbox')
    const list = (await answer.json()) as { id: string; to: string }[]
    id = list.find(({ to }) => to === email)?.id
    expect(id).toBeDefined()
  }).toPass()
  return id!
}

test.use({ colorScheme: 'light' })

test('no page that anybody may open has a finding', async ({ page }) => {
  const { open: routes } = patterns()
  expect(routes.length).toBeGreaterThan(20)
  const values = { lookupCode: 'AAAAAA', eventId: 'none', mailId: 'none', token: 'none' }
  for (const path of routes.map((pattern) => address(pattern, values))) {
    await open(page, path)
    expect(await findings(page), path).toEqual([])
  }
})

test('no page of an organiser has a finding', async ({ page }) => {
  const email = await signUp(page.request)
  for (const path of ['/dashboard', '/events', '/guest-management']) {
    await open(page, path)
    expect(await findings(page), `${path} without events`).toEqual([])
  }
  const { eventId, code } = await makeEvent(page.request)
  const { organiser } = patterns()
  expect(organiser.length).toBeGreaterThan(9)
  const values = { eventId, lookupCode: code, mailId: await mailTo(page, email), token: 'none' }
  const more = [
    '/dashboard?create=1',
    `/floor-planner?event=${eventId}`,
    '/find-seat',
    '/seat-lookup/:lookupCode',
    '/sign-out',
  ]
  for (const path of [...organiser, ...more].map((pattern) => address(pattern, values))) {
    await open(page, path)
    expect(await findings(page), path).toEqual([])
  }
})

test('registration, answers and the door have no finding', async ({ page }) => {
  await signUp(page.request)
  const { eventId } = await makeEvent(page.request)
  const { link, partyLink } = await prepareForm(page.request, eventId)
  const forms = `/guest-management?event=${eventId}&tab=invitations`
  const screens = [
    [forms, 'Questions'],
    [`${forms}&form=preview`, 'Will you be there?'],
    [`${forms}&form=invites`, 'Email addresses'],
    [`/guest-management/answers?event=${eventId}`, 'Answers over time'],
    [`/check-in?event=${eventId}`, 'All scans sent'],
    [link, 'Send my answer'],
    [partyLink, 'Send my answer'],
  ] as const
  for (const [path, text] of screens) {
    await page.goto(path)
    await page.getByText(text).first().waitFor()
    expect(await findings(page), path).toEqual([])
  }
  await page.goto(link)
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await page.getByText('Please check 4 answers').waitFor()
  expect(await findings(page), 'missing answers').toEqual([])
})

test.describe('pages for guests', () => {
  let links: GuestLinks
  test.beforeAll(async ({ request }) => {
    links = await makeGuestLinks(request)
  })

  for (const language of ['en', 'de', 'ar']) {
    test(`have no finding in ${language}, and stay as wide as a phone while their text has 200 %`, async ({
      browser,
    }) => {
      const guest = await browser.newContext({ colorScheme: 'light' })
      const page = await guest.newPage()
      for (const name of guestPages) {
        await page.setViewportSize({ width: 390, height: 844 })
        await openGuestPage(page, links, name, language)
        const direction = language === 'ar' ? 'rtl' : 'ltr'
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        expect(await findings(page), name).toEqual([])
        expect(await pageWidth(page), name).toBe(390)
        await enlargeText(page)
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 })
          expect(await pageWidth(page), `${name} with large text`).toBe(width)
        }
        expect(await findings(page), `${name} with large text`).toEqual([])
      }
      await guest.close()
    })
  }

  test('put the fields of a name below each other when text is large', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openGuestPage(page, links, 'form')
    await enlargeText(page)
    await page.getByRole('radio', { name: 'Attending', exact: true }).check()
    const [first, last] = await Promise.all(
      ['First Name', 'Last Name'].map((label) => page.getByLabel(label).first().boundingBox()),
    )
    expect(last!.y).toBeGreaterThan(first!.y + first!.height)
  })
})

/** Saves the form, answers it once, and makes a personal link for a party of one guest. */
async function prepareForm(request: APIRequestContext, eventId: string) {
  const link = await openForm(request, eventId)
  await answerForm(request, link)
  return { link: new URL(link).pathname, partyLink: await partyLink(request, eventId) }
}

test('dialogs, menus and lists have no finding', async ({ page }) => {
  await signUp(page.request)
  await makeEvent(page.request)
  await open(page, '/dashboard')
  await page.getByRole('tab', { name: 'All Events' }).click()
  await page.getByRole('button', { name: 'Delete Harvest dinner' }).waitFor()
  expect(await findings(page), 'all events').toEqual([])
  await page.getByRole('button', { name: 'Delete Harvest dinner' }).click()
  await page.getByRole('alertdialog').waitFor()
  expect(await findings(page), 'delete question').toEqual([])
  await open(page, '/guest-management')
  await page.getByLabel('Search guests').fill('Ana Ruiz')
  await page.getByRole('button', { name: 'Edit Ana Ruiz' }).click()
  await page.getByRole('dialog', { name: 'Edit Guest' }).waitFor()
  expect(await findings(page), 'edit guest').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/events')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findings(page), 'slide-in navigation').toEqual([])
})
