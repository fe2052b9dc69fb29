/* The pages for guests without scripts, and without a pointer in three languages. */
import { expect, test, type Page } from '@playwright/test'
import { makeGuestLinks, openGuestPage, partyLink, type GuestLinks } from './guest-links'
import { enter, tabTo, typeOver } from './keyboard'

let links: GuestLinks
const parties: Record<string, string> = {}

test.beforeAll(async ({ request }) => {
  links = await makeGuestLinks(request)
  for (const language of Object.keys(words)) {
    parties[language] = await partyLink(request, links.eventId)
  }
})

test.use({ viewport: { width: 390, height: 844 } })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a seat, a ticket and a personal link can be used', async ({ page, request }) => {
    const { guest, pages } = links
    await test.step('the link to a seat shows table and seat', async () => {
      await page.goto(pages.foundSeat)
      await expect(page.getByText('Seat Found!')).toBeVisible()
      await expect(page.getByText(new RegExp(`Welcome ${guest.firstName}`))).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Table')
    })
    await test.step('the ticket shows its code', async () => {
      await page.goto(pages.ticket)
      await expect(page.getByText(guest.lookupCode)).toBeVisible()
      await expect(page.getByRole('img').first()).toBeVisible()
    })
    await test.step('the answer to an invitation is sent by the plain form', async () => {
      await page.goto(pages.invitation)
      await page.getByRole('radio', { name: 'Attending', exact: true }).check()
      await page.getByRole('button', { name: 'Send our answers' }).click()
      await expect(page.getByRole('status')).toContainText('Your answer has been saved.')
      const token = pages.invitation.split('/').at(-1)!
      const answers = await request.get(`/api/rsvp/${token}`)
      expect(JSON.stringify(await answers.json())).toContain('"attending":"attending"')
    })
  })
})

const words = {
  en: {
    directions: /^Get Directions/,
    attending: /^Attending/,
    submit: /^Send my answer/,
    firstName: /^First Name/,
    lastName: /^Last Name/,
    email: /^Email/,
    thanks: 'Registration Complete!',
    ticketSeat: /^Find my seat/,
    unsubscribe: /^Unsubscribe/,
    subscribe: /^Subscribe again/,
    confirm: undefined,
  },
  de: {
    directions: /^Weg anzeigen/,
    attending: /^Ja, dabei/,
    submit: /^Antwort senden/,
    firstName: /^Vorname/,
    lastName: /^Nachname/,
    email: /^E-Mail/,
    thanks: 'Anmeldung abgeschlossen!',
    ticketSeat: /^Meinen Platz finden/,
    unsubscribe: /^Abmelden/,
    subscribe: /^Wieder anmelden/,
    confirm: undefined,
  },
  ar: {
    directions: /^عرض الطريق/,
    attending: /^نعم، بكل سرور/,
    submit: /^إرسال الرد/,
    firstName: /^الاسم الأول/,
    lastName: /^اسم العائلة/,
    email: /^البريد الإلكتروني/,
    thanks: 'اكتمل التسجيل!',
    ticketSeat: /^البحث عن مقعدي/,
    unsubscribe: /^إلغاء الاشتراك/,
    subscribe: /^إعادة الاشتراك/,
    // The links of the other languages are in `second-answer.spec.ts`.
    confirm: /^تأكيد هذا الرد/,
  },
} as const

type Words = (typeof words)['en' | 'de' | 'ar']

async function findSeat(page: Page, language: string, text: Words): Promise<void> {
  const { guest } = links
  const found = page.locator('h1[aria-label]')
  await openGuestPage(page, links, 'findMySeat', language)
  await tabTo(page, /./, 'input')
  await page.keyboard.type(`${guest.firstName} ${guest.lastName}`)
  await page.keyboard.press('Enter')
  await page.locator('h2').first().waitFor()
  await enter(page, text.directions)
  await expect(found).toBeFocused()
  for (const name of ['lookup', 'findSeat'] as const) {
    await openGuestPage(page, links, name, language)
    await tabTo(page, /./, 'input')
    await page.keyboard.type(guest.lookupCode)
    await page.keyboard.press('Enter')
    await expect(found).toBeFocused()
  }
}

async function register(page: Page, language: string, text: Words): Promise<void> {
  await openGuestPage(page, links, 'form', language)
  await tabTo(page, text.attending, 'input')
  await page.keyboard.press('Space')
  await typeOver(page, text.firstName, 'Ada')
  await typeOver(page, text.lastName, 'Byron')
  await typeOver(page, text.email, `ada-${language}@example.org`)
  await tabTo(page, text.submit, 'button')
  // The server refuses an answer that comes within the first seconds, as programs send it.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused({ timeout: 2000 })
  }).toPass()
}

async function answerForParty(page: Page, language: string, text: Words, path: string) {
  const own = { ...links, pages: { ...links.pages, invitation: path } }
  await openGuestPage(page, own, 'invitation', language)
  await tabTo(page, text.attending, 'input')
  await page.keyboard.press('Space')
  await enter(page, text.submit, 'button')
  await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused()
}

async function useLinks(page: Page, language: string, text: Words): Promise<void> {
  await openGuestPage(page, links, 'ticket', language)
  await enter(page, text.ticketSeat, 'a')
  await expect(page.locator('h1[aria-label]')).toBeVisible()
  await openGuestPage(page, links, 'unsubscribe', language)
  await enter(page, text.unsubscribe, 'button')
  await expect(page.locator('h1')).toBeFocused()
  await tabTo(page, text.subscribe, 'button')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: text.subscribe })).toHaveCount(0)
  await openGuestPage(page, links, 'yourData', language)
  await tabTo(page, /./, 'a')
  if (text.confirm === undefined) return
  await openGuestPage(page, links, 'confirmAnswer', language)
  await enter(page, text.confirm, 'button')
  await expect(page.locator('h1')).toBeFocused()
}

for (const language of ['en', 'de', 'ar'] as const) {
  test(`without a pointer, every page can be used in ${language}`, async ({ page }) => {
    const text = words[language]
    await test.step('find a seat', () => findSeat(page, language, text))
    await test.step('register', () => register(page, language, text))
    await test.step('answer', async () => {
      await answerForParty(page, language, text, parties[language]!)
    })
    await test.step('links from mail', () => useLinks(page, language, text))
  })
}
