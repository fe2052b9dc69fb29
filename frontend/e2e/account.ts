/* An account of its own for each test, and an event with guests and tables, made by the HTTP calls. */
import { readFileSync } from 'node:fs'
import { expect, type APIRequestContext } from '@playwright/test'

export const password = 'correct horse battery'

let made = 0

/** A new email address at each call. */
export function newEmail(): string {
  made += 1
  return `nora-${String(Date.now())}-${String(made)}@example.com`
}

/** Signs up; the session cookie stays in the context that `request` belongs to. */
export async function signUp(request: APIRequestContext): Promise<string> {
  const email = newEmail()
  const answer = await request.post('/api/auth/sign-up', {
    data: { email, password, name: 'Nora Lind' },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return email
}

type Made = { eventId: string; code: string }

/** Creates an event without a plan. */
export async function newEvent(request: APIRequestContext): Promise<string> {
  const created = await request.post('/api/events', {
    data: {
      name: 'Harvest dinner',
      date: '2027-09-18T18:30',
      zone: 'Europe/Lisbon',
      venue: 'Quinta do Lago',
      description: 'A long table under the trees.',
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  return ((await created.json()) as { id: string }).id
}

/** Draws elements into the empty plan of an event. */
export async function draw(
  request: APIRequestContext,
  eventId: string,
  elements: readonly object[],
): Promise<void> {
  const saved = await request.post(`/api/events/${eventId}/floor-plan/commands`, {
    data: {
      baseRevision: 0,
      commandId: 'e2e-command-000000001',
      commands: [{ kind: 'add', elements: elements.map((element) => ({ element })) }],
      unseat: [],
    },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
}

/** Draws two tables into the empty plan of an event. */
export function addTables(request: APIRequestContext, eventId: string): Promise<void> {
  return draw(request, eventId, [
    table('e2e-table-1', 'round', 1, 200, 200, 144, 144),
    table('e2e-table-2', 'rectangle', 2, 600, 200, 240, 72),
  ])
}

/** Imports the committed list of thirty guests. */
export async function importGuests(request: APIRequestContext, eventId: string): Promise<void> {
  const imported = await request.post('/api/guests/import-file', {
    multipart: {
      eventId,
      guestFile: { name: 'guests-30.csv', mimeType: 'text/csv', buffer: guestFile() },
    },
  })
  expect(imported.ok(), await imported.text()).toBe(true)
}

/** Imports the committed guest list and seats as many as there are chairs. */
export async function seatGuests(request: APIRequestContext, eventId: string): Promise<void> {
  await importGuests(request, eventId)
  const assigned = await request.post(`/api/events/${eventId}/auto-assign`)
  expect(assigned.ok(), await assigned.text()).toBe(true)
}

/** Saves the registration form of an event, which opens it; returns its link. */
export async function openForm(request: APIRequestContext, eventId: string): Promise<string> {
  const path = `/api/events/${eventId}/invitation-form`
  const form = (await (await request.get(path)).json()) as { link: string }
  const saved = await request.post(path, { data: { ...form, title: 'Join us' } })
  expect(saved.status(), await saved.text()).toBe(200)
  return form.link
}

/** Answers the registration form behind a link as a new guest, Zoe Abel. */
export async function answerForm(request: APIRequestContext, link: string): Promise<void> {
  const call = `/api/guest-form/${link.split('/').at(-1)!}`
  const values = { firstName: 'Zoe', lastName: 'Abel', email: 'zoe@example.org', dietary: 'Vegan' }
  const { ticket } = (await (await request.get(call)).json()) as { ticket: string }
  const data = { version: 1, ticket, attending: 'attending', values, consent: true }
  // The server refuses an answer that comes within the first seconds, as programs send it.
  await expect(async () => {
    const answered = await request.post(call, { data })
    expect(answered.status(), await answered.text()).toBe(200)
  }).toPass()
}

/** Creates an event with a plan of two tables, thirty guests and a seating. */
export async function makeEvent(request: APIRequestContext): Promise<Made> {
  const eventId = await newEvent(request)
  await addTables(request, eventId)
  await seatGuests(request, eventId)
  const guests = (await (await request.get(`/api/events/${eventId}/guests`)).json()) as {
    lookupCode: string
    seat?: unknown
  }[]
  const seated = guests.find((guest) => guest.seat != null)
  return { eventId, code: seated!.lookupCode }
}

/** The committed guest list. */
function guestFile(): Buffer {
  return readFileSync(new URL('./fixtures/guests-30.csv', import.meta.url))
}

/** A table of eight chairs. */
export function table(
  id: string,
  type: string,
  tableNumber: number,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  return {
    id,
    type,
    x,
    y,
    width,
    height,
    rotation: 0,
    zIndex: tableNumber,
    label: `Table ${String(tableNumber)}`,
    tableNumber,
    chairs: 8,
  }
}
