/* The route table of the specification: which address shows which screen, to whom. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadPage } from '@/lib/load-page'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'
import { renderGuestApp } from '@/testing/render-guest'

const visitor: Routes = {
  'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
}
const organiser: Routes = {
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [anEvent()],
  'GET /api/tables/*': () => [],
  'GET /api/floor-plans': () => [],
  'GET /api/events/*/guests': () => [],
  'GET /api/events/*/imports': () => [],
  'GET /api/events/*/activity': () => [],
  'GET /api/events/*/seat-assignments': () => [],
  'GET /api/events/*/floor-plan': () => ({ eventId: 'e-1', revision: 0, plan: { elements: [] } }),
}

const organiserScreens: [address: string, title: string][] = [
  ['/', 'Events Dashboard'],
  ['/dashboard', 'Events Dashboard'],
  ['/events', 'Events'],
  ['/floor-planner', 'Summer dinner · Floor Planner'],
  ['/guest-management', 'Guest Management'],
  ['/guest-management/import', 'Import guests'],
  ['/guest-management/answers', 'Answers'],
  ['/check-in', 'Check-in'],
  ['/export-plans', 'Export Plans'],
  ['/venue-dashboard', 'Venue Dashboard'],
  ['/test-lookup', 'Test lookup'],
  ['/event/e-1/floor-plan', 'Floor plan of Summer dinner'],
]
const finders: [address: string, title: string][] = [
  ['/find-seat', 'Find Seat'],
  ['/find-my-seat', 'Find My Seat'],
]
const publicScreens: [address: string, title: string][] = [
  ['/guest-form/e-1', 'Registration'],
  ['/guest-form/e-1/a-token', 'Your invitation'],
  ['/ticket/a-token', 'Your ticket'],
  ['/confirm-answer', 'Confirm your answer'],
  ['/unsubscribe/a-token', 'Unsubscribe'],
  ['/your-data', 'Your data'],
  ...finders,
  ['/seat-lookup', 'Find your seat'],
  ['/seat-lookup/ABC234', 'Find your seat'],
]

// The title of the test before must not count for this one.
beforeEach(() => {
  document.title = ''
})

async function opens(title: string) {
  await waitFor(() => {
    expect(document.title).toBe(`${title} · Seatwright`)
  })
}

test.each(organiserScreens)('signed in, %s shows %s inside the layout', async (address, title) => {
  fakeServer(organiser)
  renderApp(address)
  await opens(title)
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Header' })).toBeInTheDocument()
})

test.each(organiserScreens.slice(1))(
  'signed out, %s leads to sign-in and back',
  async (address) => {
    fakeServer(visitor)
    const { router } = renderApp(`${address}?event=e-1`)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/sign-in')
    })
    const back = new URLSearchParams(router.state.location.search).get('return')
    expect(back).toBe(`${address}?event=e-1`)
  },
)

test.each(publicScreens)('%s is open to guests: %s', async (address, title) => {
  fakeServer({})
  const { router } = renderGuestApp(address)
  await opens(title)
  expect(router.state.location.pathname).toBe(address)
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test.each(finders)('%s is open to people whose session is over: %s', async (address, title) => {
  fakeServer(visitor)
  renderApp(address)
  await opens(title)
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
})

test.each(finders)(
  '%s is open to organisers as well, inside the layout: %s',
  async (address, title) => {
    fakeServer(organiser)
    renderApp(address)
    await opens(title)
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument()
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
)

test.each(publicScreens.filter((each) => !finders.includes(each)))(
  '%s is loaded from its own entry when organisers open it',
  async (address) => {
    const load = vi.spyOn(loadPage, 'at').mockImplementation(() => undefined)
    fakeServer(organiser)
    renderApp(`${address}?lang=de`)
    await waitFor(() => {
      expect(load).toHaveBeenCalledWith(`${address}?lang=de`)
    })
  },
)

test.each([
  ['visitors', visitor],
  ['organisers', organiser],
])('anything else is the 404 page for %s', async (_, routes) => {
  fakeServer(routes)
  renderApp('/no/such/screen')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('the 404 page is inside the layout for organisers', async () => {
  fakeServer(organiser)
  renderApp('/no/such/screen')
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

test.each(finders)('%s does not wait for the check who is signed in', async (address) => {
  fakeServer({ ...visitor, 'GET /api/auth/user': () => new Promise(() => undefined) })
  renderApp(address)
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})

test('the authentication check is made once, without a retry', async () => {
  const server = fakeServer({ 'GET /api/auth/user': () => refusal(500, 'internal', 'Sorry.') })
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  expect(server.sent.filter(({ path }) => path === '/api/auth/user')).toHaveLength(1)
})
