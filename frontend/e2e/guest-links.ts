/* Everything that guests of one event have been sent: links to their pages, by their names. */
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { makeEvent, newEmail, openForm, signUp } from './account'
import { writtenMailTo } from './mail-folder'
import { linkIn } from './mail-server'

type Guest = { id: string; firstName: string; lastName: string; lookupCode: string; seat?: unknown }

export type GuestLinks = {
  eventId: string
  /** A guest with a seat. */
  guest: Guest
  /** Addresses of pages, without their language. */
  pages: Record<GuestPage, string>
}

export type GuestPage = keyof typeof markOf

/** What shows that a page has its content, in any language. */
const markOf = {
  lookup: 'main input',
  foundSeat: 'h1[aria-label]',
  findMySeat: 'main input',
  findSeat: 'main input',
  form: 'form [type=submit]',
  invitation: 'form [type=submit]',
  ticket: '[data-ticket] img',
  confirmAnswer: 'main dl',
  unsubscribe: 'main button',
  yourData: 'main h2',
}

export const guestPages = Object.keys(markOf) as GuestPage[]

/** Makes an event with a seated guest, an open form, an invited party, a ticket, and mail with links to answer. */
export async function makeGuestLinks(request: APIRequestContext): Promise<GuestLinks> {
  await signUpVerified(request)
  const { eventId, code } = await makeEvent(request)
  const guests = (await (await request.get(`/api/events/${eventId}/guests`)).json()) as Guest[]
  const guest = guests.find(({ lookupCode }) => lookupCode === code)!
  const form = await openForm(request, eventId)
  const finder = `?event=${form.split('/').at(-1)!}`
  // The server sends the mails while the other links are made.
  const invited = await invite(request, eventId)
  const twice = await answerTwice(request, form)
  const invitation = await partyLink(request, eventId)
  const ticket = await ticketOf(request, guest.id)
  const confirmMail = await writtenMailTo(twice, /^Confirm your answer/)
  const inviteMail = await writtenMailTo(invited, /Harvest dinner/)
  const pages = {
    lookup: '/seat-lookup',
    foundSeat: `/seat-lookup/${code}`,
    findMySeat: `/find-my-seat${finder}`,
    findSeat: `/find-seat${finder}`,
    form,
    invitation,
    ticket,
    confirmAnswer: linkIn(confirmMail, '/confirm-answer'),
    unsubscribe: linkIn(inviteMail, '/unsubscribe/'),
    yourData: '/your-data',
  }
  for (const name of guestPages) pages[name] = pathOf(pages[name])
  return { eventId, guest, pages }
}

/** Opens a page in a language and waits for its content. */
export async function openGuestPage(
  page: Page,
  { pages }: GuestLinks,
  name: GuestPage,
  language = 'en',
): Promise<void> {
  const path = pages[name]
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
  await page.locator(`html[lang=${language}] #root:not([inert])`).waitFor({ state: 'attached' })
  await page.locator(markOf[name]).first().waitFor()
}

/** Puts a guest into a party of one, and returns its personal link. */
export async function partyLink(request: APIRequestContext, eventId: string): Promise<string> {
  const guest = { firstName: 'Mara', lastName: 'Berg', party: newEmail() }
  const added = await request.post(`/api/events/${eventId}/guests`, { data: guest })
  expect(added.status(), await added.text()).toBe(201)
  const parties = (await (await request.get(`/api/events/${eventId}/parties`)).json()) as {
    id: string
    name: string
  }[]
  const party = parties.find(({ name }) => name === guest.party)
  const made = await request.post(`/api/parties/${party!.id}/link`)
  return pathOf(((await made.json()) as { url: string }).url)
}

/** Raises the size of the root as people do who read with large text. */
export function enlargeText(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

export function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** Mail to guests waits until the organiser's address is verified. */
async function signUpVerified(request: APIRequestContext): Promise<void> {
  const mail = await writtenMailTo(await signUp(request), /^Confirm your email/)
  const token = new URL(linkIn(mail, 'token=')).searchParams.get('token')
  const verified = await request.post('/api/auth/verify-email', { data: { token } })
  expect(verified.ok(), await verified.text()).toBe(true)
}

/** Invites a new address by mail, and returns it. */
async function invite(request: APIRequestContext, eventId: string): Promise<string> {
  const email = newEmail()
  const data = { emails: [email] }
  const sent = await request.post(`/api/events/${eventId}/send-invites`, { data })
  expect(sent.ok(), await sent.text()).toBe(true)
  return email
}

/** Answers the form twice with a new address, and returns it: the second answer waits for the mailed link. */
async function answerTwice(request: APIRequestContext, form: string): Promise<string> {
  const email = newEmail()
  const values = { firstName: 'Zoe', lastName: 'Abel', email }
  for (const attending of ['attending', 'declined']) {
    // Without a ticket, an answer need not wait for the seconds in which a form is filled in.
    const data = { version: 1, attending, values }
    const answered = await request.post(`/api${pathOf(form)}`, { data })
    expect(answered.status(), await answered.text()).toBe(200)
  }
  return email
}

async function ticketOf(request: APIRequestContext, guestId: string): Promise<string> {
  const made = await request.post(`/api/guests/${guestId}/ticket`)
  return ((await made.json()) as { url: string }).url
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname + search
}
