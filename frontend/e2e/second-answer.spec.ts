/* A guest answers the public form a second time: the answer counts once it is confirmed by the mailed link. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { newEmail, newEvent, signUp } from './account'
import { findings } from './axe'
import { tabTo } from './keyboard'
import { writtenMailTo } from './mail-folder'
import { linkIn } from './mail-server'

const words = {
  en: {
    locale: 'en-GB',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    attending: 'Attending',
    declined: 'Not attending',
    send: 'Send my answer',
    sent: { attending: 'Registration Complete!', declined: 'Thank you for letting us know' },
    waits: /please confirm this answer with the link in the email to/,
    subject: /^Confirm your answer for Harvest dinner/,
    confirm: /^Confirm this answer$/,
    confirmed: 'Your answer is confirmed',
    used: 'This link no longer works',
  },
  de: {
    locale: 'de-DE',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    attending: 'Ja, dabei',
    declined: 'Leider nein',
    send: 'Antwort senden',
    sent: { attending: 'Anmeldung abgeschlossen!', declined: 'Danke für Ihre Nachricht' },
    waits:
      /gilt diese Antwort, sobald Sie sie bestätigen: Bitte öffnen Sie den Link in der E-Mail an/,
    subject: /^Bitte bestätigen Sie Ihre Antwort für Harvest dinner/,
    confirm: /^Antwort bestätigen$/,
    confirmed: 'Ihre Antwort ist bestätigt',
    used: 'Dieser Link gilt nicht mehr',
  },
} as const

type Words = (typeof words)['en' | 'de']

/** Opens registration as its defaults are, and returns the path of the form. */
async function openForm(page: Page, eventId: string): Promise<string> {
  const call = `/api/events/${eventId}/invitation-form`
  const form = (await (await page.request.get(call)).json()) as { link: string }
  const saved = await page.request.post(call, { data: form })
  expect(saved.status(), await saved.text()).toBe(200)
  return new URL(form.link).pathname
}

async function visitor(browser: Browser, baseURL: string, { locale }: Words): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  return context.newPage()
}

/** Answers the form, and waits for the thanks. */
async function answer(page: Page, text: Words, email: string, coming: 'attending' | 'declined') {
  await page.getByLabel(text.firstName).fill('Zoe')
  await page.getByLabel(text.lastName).fill('Abel')
  await page.getByLabel(text.email).fill(email)
  await page.getByRole('radio', { name: text[coming], exact: true }).check({ force: true })
  const thanks = page.getByRole('heading', { name: text.sent[coming] })
  // The server refuses an answer that comes within the first seconds, as programs send it.
  await expect(async () => {
    await page.getByRole('button', { name: text.send }).click()
    await expect(thanks).toBeVisible({ timeout: 3_000 })
  }).toPass()
}

async function rsvpOf(page: Page, eventId: string, email: string): Promise<string[]> {
  const list = await page.request.get(`/api/events/${eventId}/guests`)
  const guests = (await list.json()) as { email: string; rsvp: string }[]
  return guests.filter((each) => each.email === email).map(({ rsvp }) => rsvp)
}

type Registration = { eventId: string; path: string; email: string }

/** An open registration, and an address that no guest has yet. */
async function register(page: Page): Promise<Registration> {
  const email = newEmail()
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  return { eventId, path: await openForm(page, eventId), email }
}

test('a guest who answers twice confirms the second answer by the mailed link', async ({
  page,
  browser,
  baseURL,
}) => {
  const text = words.en
  const { eventId, path, email } = await register(page)
  const phone = await visitor(browser, baseURL!, text)

  await test.step('the first answer counts at once', async () => {
    await phone.goto(path)
    await answer(phone, text, email, 'attending')
    expect(await rsvpOf(page, eventId, email)).toEqual(['attending'])
  })

  await test.step('the second one waits, and the page says what to do', async () => {
    await phone.goto(path)
    await answer(phone, text, email, 'declined')
    await expect(phone.getByText(text.waits)).toContainText(email)
    expect(await findings(phone), 'the thanks').toEqual([])
    expect(await rsvpOf(page, eventId, email)).toEqual(['attending'])
  })

  const link = linkIn(await writtenMailTo(email, text.subject), '/confirm-answer')
  await test.step('the link shows the answer, and a key confirms it', async () => {
    await phone.goto(link)
    await expect(phone.getByText(text.declined, { exact: true })).toBeVisible()
    expect(await findings(phone), 'the question').toEqual([])
    expect(await rsvpOf(page, eventId, email)).toEqual(['attending'])
    await tabTo(phone, text.confirm, 'button')
    await phone.keyboard.press('Enter')
    await expect(phone.getByRole('heading', { name: text.confirmed })).toBeFocused()
    expect(await findings(phone), 'the confirmation').toEqual([])
  })

  await test.step('the list has the new answer, and the link is used up', async () => {
    expect(await rsvpOf(page, eventId, email)).toEqual(['declined'])
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: text.used })).toBeVisible()
    expect(await findings(phone), 'the used link').toEqual([])
    await phone.context().close()
  })
})

test('a German guest reads German in the form, the mail and the page behind its link', async ({
  page,
  browser,
  baseURL,
}) => {
  const text = words.de
  const { eventId, path, email } = await register(page)
  const values = { firstName: 'Zoe', lastName: 'Abel', email }
  // Without a ticket, an answer need not wait for the seconds in which a form is filled in.
  const first = await page.request.post(`/api${path}`, { data: { version: 1, values } })
  expect(first.status(), await first.text()).toBe(200)
  expect(await rsvpOf(page, eventId, email)).toEqual(['attending'])

  const phone = await visitor(browser, baseURL!, text)
  await phone.goto(path)
  await answer(phone, text, email, 'declined')
  await expect(phone.getByText(text.waits)).toContainText(email)
  expect(await rsvpOf(page, eventId, email)).toEqual(['attending'])
  const link = linkIn(await writtenMailTo(email, text.subject), '/confirm-answer')
  await phone.goto(link)
  await expect(phone.getByText(text.declined, { exact: true })).toBeVisible()
  await tabTo(phone, text.confirm, 'button')
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('heading', { name: text.confirmed })).toBeFocused()
  expect(await rsvpOf(page, eventId, email)).toEqual(['declined'])
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: text.used })).toBeVisible()
  await phone.context().close()
})
