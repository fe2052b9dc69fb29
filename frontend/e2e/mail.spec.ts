/* Mail through a real mail server: five invitations, an answer by link, a confirmation with a QR code, and the door. */
import {
  expect,
  request as requests,
  test,
  type APIRequestContext,
  type Page,
} from '@playwright/test'
import type { Email } from 'postal-mime'
import decodeQR from 'qr/decode.js'
import { addTables, newEvent, password } from './account'
import {
  linkIn,
  mailTo,
  picturesOf,
  startMailServer,
  startProduct,
  type MailServer,
  type Product,
} from './mail-server'

let mails: MailServer
let product: Product

test.beforeAll(async () => {
  mails = await startMailServer()
  product = await startProduct(mails.port)
})

test.afterAll(async () => {
  await product.stop()
  await mails.close()
})

const organiser = 'nora@planner.example'
const invited = ['ada', 'ben', 'chloe', 'dev', 'eva'].map((name) => `${name}@guests.example`)

/** With a mail server, an account begins with a mailed link. */
async function signUpByMail(page: Page): Promise<void> {
  const data = { email: organiser, password, name: 'Nora Lind' }
  const answer = await page.request.post(`${product.url}/api/auth/sign-up`, { data })
  expect(answer.status(), await answer.text()).toBe(202)
  const mail = await mailTo(mails, organiser, /./)
  await page.goto(linkIn(mail, 'token='))
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible()
  const signIn = await page.request.post('/api/auth/sign-in', {
    data: { email: organiser, password },
  })
  expect(signIn.ok(), await signIn.text()).toBe(true)
}

/** Reads the QR code among the pictures of a mail. */
async function codeIn(page: Page, mail: Email): Promise<string> {
  for (const { content } of picturesOf(mail)) {
    const bytes = Buffer.from(content as ArrayBuffer).toString('base64')
    const image = await page.evaluate(async (base64) => {
      const picture = await createImageBitmap(
        new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))]),
      )
      const { width, height } = picture
      const canvas = new OffscreenCanvas(width, height).getContext('2d')!
      canvas.drawImage(picture, 0, 0)
      return { width, height, data: Array.from(canvas.getImageData(0, 0, width, height).data) }
    }, bytes)
    try {
      return decodeQR({ ...image, data: Uint8Array.from(image.data) })
    } catch {
      // The cover is not a code.
    }
  }
  throw new Error('the mail has no QR code')
}

async function guestWith(request: APIRequestContext, eventId: string, email: string) {
  const answer = await request.get(`${product.url}/api/events/${eventId}/guests`)
  const guests = (await answer.json()) as { id: string; email: string; status: string }[]
  return guests.find((guest) => guest.email === email)!
}

test('guests are invited, answer, get their QR code and are checked in by it', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1400, height: 900 },
  })
  const page = await context.newPage()
  await signUpByMail(page)
  const eventId = await newEvent(page.request)
  await addTables(page.request, eventId)

  await test.step('publish the form and invite five addresses', async () => {
    await page.goto(`/guest-management?event=${eventId}&tab=invitations`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Guest invitation form created successfully').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Send Invites' }).click()
    await page.getByLabel('Email addresses').fill([...invited, 'nobody'].join('\n'))
    await page.getByRole('button', { name: 'Send Invites' }).click()
    await page.getByRole('dialog').getByRole('button', { name: /send/i }).click()
    await expect(page.getByText('Invitations sent to 5 recipients').first()).toBeVisible()
  })

  const invitation = await mailTo(mails, invited[0]!, /Harvest dinner/)
  const link = linkIn(invitation, '/guest-form/')
  await test.step('opening the link changes nothing; the answer does', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const outside = await requests.newContext()
      expect((await outside.fetch(link, { method })).ok()).toBe(true)
      await outside.dispose()
    }
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await phone.goto(link)
    const card = phone.getByRole('group', { name: 'Ada', exact: true })
    await card.getByRole('radio', { name: 'Attending', exact: true }).check({ force: true })
    await phone.getByRole('button', { name: /Send/ }).click()
    await expect(phone.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible()
    await phone.close()
  })

  const guest = await guestWith(page.request, eventId, invited[0]!)
  await test.step('seat the guest', async () => {
    const seated = await page.request.post(`/api/guests/${guest.id}/assign-seat`, {
      data: { seatId: 'e2e-table-1-chair-1' },
    })
    expect(seated.ok(), await seated.text()).toBe(true)
  })

  await test.step('the QR code of the mail checks the guest in', async () => {
    const confirmation = await mailTo(mails, invited[0]!, /on the list for Harvest dinner/)
    expect(confirmation.attachments.some(({ mimeType }) => mimeType === 'text/calendar')).toBe(true)
    const code = await codeIn(page, confirmation)
    expect(code).toContain(`${product.url}/`)
    await page.goto(`/check-in?event=${eventId}`)
    const field = page.getByRole('searchbox', { name: 'Type a code or name' })
    await field.fill(code)
    await field.press('Enter')
    const result = page.getByRole('region', { name: 'Result' })
    await expect(result.getByRole('heading', { name: 'Ada' })).toBeVisible()
    await expect(result.getByText('Table1', { exact: true })).toBeVisible()
    await result.getByRole('button', { name: 'Check in Ada' }).click()
    await expect
      .poll(async () => (await guestWith(page.request, eventId, invited[0]!)).status)
      .toBe('checked-in')
  })
})
