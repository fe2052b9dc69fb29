/* The frame of the organiser's screens: navigation, event switcher, a session that ends, what is announced. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aGuest, anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'
import { toast } from '@/ui/toast'

const organiser: Routes = {
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [
    anEvent(),
    anEvent({ id: 'e-2', name: 'Gala', status: 'confirmed', date: '2027-10-02T19:00:00Z' }),
  ],
  'GET /api/tables/*': () => [],
  'GET /api/events/*/guests': () => [aGuest()],
}

test('header and sidebar hold the specified entries, and the current one is marked', async () => {
  fakeServer(organiser)
  renderApp('/guest-management?event=e-1')
  const sidebar = within(await screen.findByRole('navigation', { name: 'Main' }))
  const entry = (link: HTMLElement) => [
    link.textContent,
    link.getAttribute('href')?.replace('?event=e-1', ''),
  ]
  expect(sidebar.getAllByRole('link').map(entry)).toEqual([
    ['Dashboard', '/dashboard'],
    ['Events', '/events'],
    ['Floor Planner', '/floor-planner'],
    ['Attendees Management', '/guest-management'],
    ['Find Seat', '/find-seat'],
    ['Export Plans', '/export-plans'],
  ])
  const header = within(screen.getByRole('navigation', { name: 'Header' }))
  expect(header.getAllByRole('link').map(entry)).toEqual([
    ['Dashboard', '/dashboard'],
    ['Floor Planner', '/floor-planner'],
    ['Guest Management', '/guest-management'],
    ['Find Seat', '/find-seat'],
    ['Export Plans', '/export-plans'],
  ])
  const marked = screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)
  expect(marked).toEqual(['Attendees Management', 'Guest Management'])
})

test('the links of the header are left out of the tab order, since the sidebar repeats them', async () => {
  fakeServer(organiser)
  renderApp('/find-seat')
  const sidebar = within(await screen.findByRole('navigation', { name: 'Main' }))
  for (const link of sidebar.getAllByRole('link')) expect(link).toHaveProperty('tabIndex', 0)
  const header = within(screen.getByRole('navigation', { name: 'Header' }))
  for (const link of header.getAllByRole('link')) expect(link).toHaveProperty('tabIndex', -1)
})

test('the skip link comes first and leads to the main region', async () => {
  fakeServer(organiser)
  const { user } = renderApp('/find-seat')
  await screen.findByRole('navigation', { name: 'Main' })
  await screen.findByRole('heading', { name: 'Find Seat' })
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveFocus()
  expect(screen.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1))
})

test('the event switcher searches, shows date and status, and switches by keyboard', async () => {
  fakeServer(organiser)
  const { user, router } = renderApp('/export-plans')
  const button = await screen.findByRole('button', { name: /Switch event/ })
  button.focus()
  await user.keyboard('{Enter}')
  const box = await screen.findByRole('combobox', { name: 'Switch event' })
  await waitFor(() => {
    expect(box).toHaveFocus()
  })
  expect(screen.getByRole('option', { name: /Gala.*2 Oct 2027.*Confirmed/ })).toBeVisible()
  await user.type(box, 'gal')
  await waitFor(() => {
    expect(screen.queryByRole('option', { name: /Summer dinner/ })).not.toBeInTheDocument()
  })
  await user.keyboard('{Enter}')
  await waitFor(() => {
    expect(router.state.location.search).toBe('?event=e-2')
  })
  expect(screen.queryByRole('combobox', { name: 'Switch event' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Event: Gala 2 Oct 2027. Switch event' })).toHaveFocus()
})

test('the sidebar counts the days until the event in its colour, except on the dashboard', async () => {
  const shades = {
    fill: '#1d6f78',
    onFill: '#ffffff',
    ink: '#0f4d54',
    soft: '#e0f0f1',
    line: '#1d6f78',
  }
  fakeServer({
    ...organiser,
    'GET /api/events': () => [
      anEvent({ date: '2999-06-12T14:00:00Z', accentShades: { light: shades, dark: shades } }),
    ],
  })
  const { router } = renderApp('/find-seat')
  const countdown = await screen.findByRole('group', { name: 'Countdown' })
  expect(countdown).toHaveTextContent(/^[\d,]+ daysuntil Wednesday, 12 June 2999Old Mill$/)
  expect(document.documentElement.style.getPropertyValue('--light-ink')).toBe('#0f4d54')
  await act(() => router.navigate('/dashboard'))
  await screen.findByRole('heading', { name: 'Events Dashboard' })
  expect(screen.queryByRole('group', { name: 'Countdown' })).not.toBeInTheDocument()
})

test.each([
  ['is over', { date: '2001-06-12T14:00:00Z' }],
  ['is cancelled', { date: '2999-06-12T14:00:00Z', status: 'cancelled' as const }],
])('nothing counts the days until an event that %s', async (_, fields) => {
  fakeServer({ ...organiser, 'GET /api/events': () => [anEvent(fields)] })
  renderApp('/find-seat')
  await screen.findByRole('button', { name: /Switch event/ })
  expect(screen.queryByRole('group', { name: 'Countdown' })).not.toBeInTheDocument()
})

test('archived events are not in the switcher, and a search without a match says so', async () => {
  fakeServer({
    ...organiser,
    'GET /api/events': () => [
      anEvent(),
      anEvent({ id: 'e-3', name: 'Old ball', archivedAt: '2027-01-01T00:00:00Z' }),
    ],
  })
  const { user } = renderApp('/find-seat')
  await user.click(await screen.findByRole('button', { name: /Switch event/ }))
  const box = await screen.findByRole('combobox', { name: 'Switch event' })
  expect(screen.queryByRole('option', { name: /Old ball/ })).not.toBeInTheDocument()
  await user.type(box, 'ball')
  expect(await screen.findByText('No event contains “ball”')).toBeVisible()
  expect(screen.getByRole('option', { name: 'All events' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox', { name: 'Switch event' })).not.toBeInTheDocument()
})

test('switching organisation is in the account menu and loads everything anew', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign })
  const server = fakeServer({
    ...organiser,
    'GET /api/auth/user': () =>
      aUser({
        organisations: [
          { id: 'o-1', name: 'Lind Events', role: 'owner' },
          { id: 'o-2', name: 'Harbour Hall', role: 'viewer' },
        ],
      }),
    'POST /api/auth/organisation': () => aUser(),
  })
  const { user } = renderApp('/find-seat')
  await user.click(await screen.findByRole('button', { name: /account of Nora Lind/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Harbour Hall' }))
  await waitFor(() => {
    expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard')
  })
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    organisationId: 'o-2',
  })
})

test('a session that ends while working keeps the page and what was typed, and goes on after signing in', async () => {
  let signedIn = false
  const server = fakeServer({
    ...organiser,
    'POST /api/events/e-1/guests': () =>
      signedIn ? aGuest({ id: 'g-9' }) : refusal(401, 'signed_out', 'Please sign in.'),
    'POST /api/auth/sign-in': () => {
      signedIn = true
      return aUser()
    },
  })
  const { user } = renderApp('/guest-management?event=e-1')
  const name = await screen.findByLabelText('Name')
  await user.type(name, 'Ada Byron')
  await user.click(screen.getByRole('button', { name: 'Add Guest' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'You were signed out' }))
  const password = dialog.getByLabelText('Password')
  await waitFor(() => {
    expect(password).toHaveFocus()
  })
  await user.type(password, 'secret password')
  await user.click(dialog.getByRole('button', { name: 'Sign in again' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Byron')
  await user.click(screen.getByRole('button', { name: 'Add Guest' }))
  await waitFor(() => {
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })
  expect(server.sent.find(({ path }) => path === '/api/auth/sign-in')?.body).toEqual({
    email: 'nora@example.com',
    password: 'secret password',
  })
})

test('nothing is saved once another account has signed in, and the person of the page can come back', async () => {
  let back = false
  fakeServer({
    ...organiser,
    'POST /api/events/e-1/guests': () =>
      back ? aGuest({ id: 'g-9' }) : refusal(403, 'account_changed', 'Another account.'),
    'POST /api/auth/sign-in': () => {
      back = true
      return aUser()
    },
  })
  const { user } = renderApp('/guest-management?event=e-1')
  await user.type(await screen.findByLabelText('Name'), 'Ada Byron')
  await user.click(screen.getByRole('button', { name: 'Add Guest' }))
  const name = 'Another account is signed in'
  const dialog = within(await screen.findByRole('dialog', { name }))
  expect(dialog.getByRole('button', { name: 'Continue with the other account' })).toBeVisible()
  expect(dialog.getByLabelText('Email')).toHaveValue('nora@example.com')
  await user.type(dialog.getByLabelText('Password'), 'secret password')
  await user.click(dialog.getByRole('button', { name: 'Sign in again' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Byron')
})

test('a wrong password is said beside the field, and “Not now” leaves a line to come back by', async () => {
  fakeServer({
    ...organiser,
    'GET /api/events/*/guests': () => refusal(401, 'signed_out', 'Please sign in.'),
    'POST /api/auth/sign-in': () => refusal(401, 'bad_credentials', 'Email or password is wrong.'),
  })
  const { user } = renderApp('/guest-management?event=e-1')
  const dialog = within(await screen.findByRole('dialog', { name: 'You were signed out' }))
  await user.type(dialog.getByLabelText('Password'), 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Sign in again' }))
  await waitFor(() => {
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
      'Email or password is wrong.',
    )
  })
  await user.click(dialog.getByRole('button', { name: 'Not now' }))
  expect(await screen.findByText(/Changes cannot be saved/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  expect(await screen.findByRole('dialog', { name: 'You were signed out' })).toBeVisible()
})

test('without a password of one’s own, signing in happens in another tab', async () => {
  let signedIn = false
  fakeServer({
    ...organiser,
    'GET /api/auth/user': () => aUser({ hasPassword: false }),
    'GET /api/events/*/guests': () =>
      signedIn ? [aGuest()] : refusal(401, 'signed_out', 'Please sign in.'),
  })
  const { user } = renderApp('/guest-management?event=e-1')
  const dialog = within(await screen.findByRole('dialog', { name: 'You were signed out' }))
  expect(dialog.getByRole('link', { name: 'Sign in in a new tab' })).toHaveAttribute(
    'target',
    '_blank',
  )
  signedIn = true
  await user.click(dialog.getByRole('button', { name: 'I have signed in' }))
  expect(await screen.findByText('Ana Ruiz')).toBeVisible()
})

test('an address inside the product that is no screen says Page Not Found', async () => {
  fakeServer(organiser)
  renderApp('/events/nonsense')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(document.title).toContain('Page Not Found')
})

let listeners: (() => void)[] = []
let width = 767

beforeEach(() => {
  listeners = []
  width = 767
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function phone() {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      const [, limit] = /^\(width < ([\d.]+)rem\)$/.exec(media) ?? []
      return limit !== undefined && width < Number(limit) * 16
    },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    removeEventListener: () => {},
  }))
}

test('on a phone the navigation slides in, holds the focus, and gives it back', async () => {
  phone()
  fakeServer(organiser)
  const { user } = renderApp('/find-seat')
  const opener = await screen.findByRole('button', { name: 'Open menu' })
  await user.click(opener)
  const panel = await screen.findByRole('dialog', { name: 'Seatwright' })
  expect(within(panel).getAllByRole('link')).toHaveLength(6)
  for (let press = 0; press < 9; press += 1) {
    await user.tab()
    expect(panel).toContainElement(document.activeElement as HTMLElement)
  }
  await user.click(within(panel).getByRole('button', { name: 'Close menu' }))
  await waitFor(() => {
    expect(opener).toHaveFocus()
  })
})

test('a link of the slide-in opens its screen and gives it the focus', async () => {
  phone()
  fakeServer(organiser)
  const { user } = renderApp('/find-seat')
  await user.click(await screen.findByRole('button', { name: 'Open menu' }))
  const panel = await screen.findByRole('dialog')
  await user.click(within(panel).getByRole('link', { name: 'Export Plans' }))
  expect(await screen.findByRole('heading', { name: 'Export Plans' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

test('a window that grows closes the slide-in, so that nothing unseen holds the focus', async () => {
  phone()
  fakeServer(organiser)
  const { user } = renderApp('/find-seat')
  await user.click(await screen.findByRole('button', { name: 'Open menu' }))
  await screen.findByRole('dialog')
  width = 768
  for (const listener of listeners) listener()
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('what went wrong can be read again at the bell after its message has gone', async () => {
  fakeServer(organiser)
  const { user } = renderApp('/export-plans')
  await screen.findByRole('button', { name: /Switch event/ })
  expect(screen.queryByRole('button', { name: /^What went wrong/ })).not.toBeInTheDocument()
  act(() => {
    toast.error('Load Failed', 'Failed to load snapshot')
    toast.success('Saved')
    toast.error('Import Failed')
    toast.dismiss()
  })
  await user.click(screen.getByRole('button', { name: 'What went wrong, 2 messages' }))
  const list = within(await screen.findByRole('dialog', { name: 'What went wrong' }))
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Import Failed',
    'Load FailedFailed to load snapshot',
  ])
  await user.click(list.getByRole('button', { name: 'Clear the list' }))
  expect(screen.queryByRole('button', { name: /^What went wrong/ })).not.toBeInTheDocument()
})
