/* The dashboard with a server that answers, fails or is empty. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventServer } from '@/features/events/testing/event-server'
import { lastEventStore } from '@/lib/current-event'
import { aGuest, anEvent, aProgress, aUser } from '@/testing/builders'
import { refusal } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const two = [anEvent(), anEvent({ id: 'e-2', name: 'Gala', status: 'confirmed', guestCount: 40 })]

/** The figure under a label. */
const figure = (label: string) =>
  screen.getAllByText(label).map((found) => found.nextSibling?.textContent)

test('the dashboard has its title, subtitle, button, two tabs and four summary cards', async () => {
  eventServer(two)
  renderApp('/dashboard')
  expect(await screen.findByRole('heading', { name: 'Events Dashboard', level: 1 })).toBeVisible()
  expect(screen.getByText('Manage your events and floor plans')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create Event' })).toBeVisible()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'All Events',
  ])
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  await waitFor(() => {
    expect(figure('Total Events')).toEqual(['2'])
  })
  expect(figure('In Planning')).toEqual(['1'])
  expect(figure('Total Guests')).toEqual(['42', '2'])
  expect(figure('Assigned Seats')).toEqual(['2', '1'])
})

test('the first event is selected by itself, with figures from its rows', async () => {
  eventServer(two)
  const { user } = renderApp('/dashboard')
  expect(await screen.findByRole('heading', { level: 2, name: 'Summer dinner' })).toBeVisible()
  expect(screen.getByText('Saturday, 12 June 2027')).toBeVisible()
  expect(screen.getByText('London (Europe), GMT+1')).toBeVisible()
  expect(screen.getByText('Dinner in the garden')).toBeVisible()
  expect(screen.getByText('Old Mill')).toBeVisible()
  expect(figure('Total Guests')).toEqual(['42', '2'])
  expect(figure('Assigned Seats')).toEqual(['2', '1'])
  expect(figure('Available Seats')).toEqual(['7'])
  expect(figure('Event Status')).toEqual(['Planning'])
  expect(screen.getByRole('link', { name: 'Manage Guests' })).toHaveAttribute(
    'href',
    '/guest-management?event=e-1',
  )
  expect(screen.getByRole('link', { name: 'Edit Floor Plan' })).toHaveAttribute(
    'href',
    '/floor-planner?event=e-1',
  )
  await user.click(screen.getByRole('button', { name: 'Edit Event' }))
  expect(await screen.findByRole('dialog', { name: 'Edit Event' })).toBeVisible()
})

test('the answers are counted as a ring, and a step of the checklist can be skipped', async () => {
  const guests = { attending: 1, maybe: 0, declined: 0, noAnswer: 1 }
  eventServer([anEvent()], { 'GET /api/events/*/progress': () => aProgress({ guests }) })
  const { user } = renderApp('/dashboard')
  const label = '2 guests: 1 attending, 0 maybe, 0 declined, 1 no answer'
  expect(await screen.findByRole('img', { name: label })).toBeVisible()
  const first = await screen.findByText(/^Next: /)
  const name = first.textContent.replace('Next: ', '')
  await user.click(screen.getByRole('button', { name: `Skip ${name}` }))
  expect(screen.getByText('Skipped')).toBeVisible()
  expect(screen.getByText(/^Next: /)).not.toHaveTextContent(name)
  await user.click(screen.getByRole('button', { name: `Do not skip ${name}` }))
  expect(screen.getByText(/^Next: /)).toHaveTextContent(name)
})

test('contact, end and RSVP deadline are shown when they were said, on the clock of the event', async () => {
  eventServer([
    anEvent({
      contact: 'ana@example.com',
      endDate: '2027-06-12T22:00:00Z',
      rsvpDeadline: '2027-05-01T22:59:00Z',
    }),
  ])
  renderApp('/dashboard')
  expect(await screen.findByRole('link', { name: 'ana@example.com' })).toHaveAttribute(
    'href',
    'mailto:ana@example.com',
  )
  expect(screen.getByText(/15:00 to 23:00/)).toBeVisible()
  expect(screen.getByText('RSVP by 1 May 2027, 23:59')).toBeVisible()
})

test('more attending guests than seats: no seat is available, and it says by how many', async () => {
  const guests = Array.from({ length: 12 }, (_, index) =>
    aGuest({ id: `g-${String(index)}`, rsvp: index < 10 ? 'attending' : 'maybe' }),
  )
  eventServer([anEvent({ guestCount: 12, seatCount: 8, assignedSeats: 8 })], {
    'GET /api/events/*/guests': () => guests,
  })
  renderApp('/dashboard')
  expect(await screen.findByText('2 more guests attend than there are seats')).toBeVisible()
  expect(figure('Available Seats')).toEqual(['0'])
})

test('viewer and venue are linked from the event, also before there is a plan', async () => {
  eventServer(two.slice(0, 1))
  renderApp('/dashboard')
  await screen.findByText('No floor plan created yet')
  expect(screen.getByRole('link', { name: 'View plan' })).toHaveAttribute(
    'href',
    '/event/e-1/floor-plan',
  )
  expect(screen.getByRole('link', { name: 'Venue' })).toHaveAttribute(
    'href',
    '/venue-dashboard?event=e-1',
  )
})

test('guests are not asked for while the plan has a seat for each of them', async () => {
  const server = eventServer(two.slice(0, 1))
  renderApp('/dashboard')
  await screen.findByText('No floor plan created yet')
  expect(server.sent.filter(({ path }) => path.endsWith('/guests'))).toEqual([])
})

test('without a plan the preview offers to create one', async () => {
  eventServer(two)
  renderApp('/dashboard')
  expect(await screen.findByText('No floor plan created yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create Floor Plan' })).toHaveAttribute(
    'href',
    '/floor-planner?event=e-1',
  )
})

test('an emptied plan says that it has no elements', async () => {
  eventServer(two, {
    'GET /api/events/*/floor-plan': () => ({ eventId: 'e-1', revision: 3, plan: { elements: [] } }),
  })
  renderApp('/dashboard')
  expect(await screen.findByText('No floor plan elements found')).toBeVisible()
})

test('the preview is one link to the editor that says Open Full Editor', async () => {
  eventServer(two, {
    'GET /api/events/*/floor-plan': () => ({
      eventId: 'e-1',
      revision: 3,
      plan: { elements: [{ id: 't-1', type: 'round' }] },
    }),
  })
  renderApp('/dashboard')
  const link = await screen.findByRole('link', { name: 'Open Full Editor' })
  expect(link).toHaveAttribute('href', '/floor-planner?event=e-1')
  const picture = await screen.findByRole('img', { name: /^Floor plan of / })
  expect(picture).toHaveAttribute('viewBox', '0 0 800 600')
  expect(within(link).getByText('Open Full Editor')).toHaveClass(
    'group-hover:opacity-100',
    'group-focus-within:opacity-100',
    'pointer-coarse:opacity-100',
  )
  expect(screen.getByRole('link', { name: 'View plan' })).toHaveAttribute(
    'href',
    '/event/e-1/floor-plan',
  )
})

test('the plan and the venue of the event are linked from it', async () => {
  eventServer(two, {
    'GET /api/events/*/floor-plan': () => ({
      eventId: 'e-1',
      revision: 3,
      plan: { elements: [{ id: 't-1', type: 'round' }] },
    }),
  })
  renderApp('/dashboard')
  const links = [
    await screen.findByRole('link', { name: 'View plan' }),
    screen.getByRole('link', { name: 'Venue' }),
  ]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/event/e-1/floor-plan',
    '/venue-dashboard?event=e-1',
  ])
})

test('plans are asked for only once an event is selected', async () => {
  const server = eventServer([])
  renderApp('/dashboard')
  expect(await screen.findByRole('heading', { name: 'No Events Found' })).toBeVisible()
  expect(server.sent.filter(({ path }) => path.includes('floor-plan'))).toEqual([])
})

test('a list that fails to load says so on both tabs, and Try again asks again', async () => {
  const server = eventServer(two, { 'GET /api/events': () => refusal(500, 'internal', 'x') })
  const { user } = renderApp('/dashboard')
  expect(await screen.findByRole('heading', { name: 'Error loading events' })).toBeVisible()
  expect(screen.getByText('Please try refreshing the page.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'All Events' }))
  expect(screen.getByRole('heading', { name: 'Error loading events' })).toBeVisible()
  server.routes['GET /api/events'] = () => two
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 event(s) created')).toBeVisible()
})

test('while events load there are shapes instead of text', async () => {
  eventServer(two, { 'GET /api/events': () => new Promise(() => undefined) })
  renderApp('/dashboard')
  expect(await screen.findByRole('heading', { name: 'Events Dashboard' })).toBeVisible()
  expect(document.querySelectorAll('main div[aria-hidden="true"]').length).toBeGreaterThan(0)
  expect(screen.queryByText('No Events Found')).not.toBeInTheDocument()
})

test('creating an event selects it and shows Overview', async () => {
  eventServer(two)
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('tab', { name: 'All Events' }))
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Event' }))
  await user.type(dialog.getByLabelText('Event Name'), 'Ball')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
  await user.click(dialog.getByRole('button', { name: 'Create Event' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Ball' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  expect(lastEventStore.getState().id).toBe('e-3')
  await user.click(screen.getByRole('button', { name: 'Create Event' }))
  expect(await screen.findByLabelText('Event Name')).toHaveValue('')
})

test('after a change of an event the list is fetched again', async () => {
  let asked = 0
  eventServer(two, {
    'GET /api/events': () => {
      asked += 1
      return asked === 1 ? two : [anEvent({ name: 'Autumn dinner' })]
    },
  })
  const { user } = renderApp('/dashboard?event=e-1&edit=1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }))
  await user.type(dialog.getByLabelText('Event Name'), '!')
  expect(asked).toBe(1)
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Autumn dinner' })).toBeVisible()
  expect(asked).toBe(2)
})

test('a link with ?create=1 opens the dialog for a new event', async () => {
  eventServer(two)
  const { user, router } = renderApp('/dashboard?create=1')
  await screen.findByRole('dialog', { name: 'Create New Event' })
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(router.state.location.search).not.toContain('create')
})

test('a link with ?event=…&edit=1 or &duplicate=1 opens that dialog for that event', async () => {
  eventServer(two)
  const { user, router } = renderApp('/dashboard?event=e-2&edit=1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }))
  expect(dialog.getByLabelText('Event Name')).toHaveValue('Gala')
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(router.state.location.search).toBe('?event=e-2')
  })
  await router.navigate('/dashboard?event=e-1&duplicate=1')
  const copy = within(await screen.findByRole('dialog', { name: 'Duplicate Event' }))
  expect(copy.getByLabelText('Event Name')).toHaveValue('Copy of Summer dinner')
})

test('members who may only look are offered nothing that would be refused', async () => {
  eventServer(two, {
    'GET /api/auth/user': () =>
      aUser({ organisation: { id: 'o-1', name: 'Lind Events', role: 'viewer' } }),
  })
  const { user } = renderApp('/dashboard')
  expect(await screen.findByRole('heading', { level: 2, name: 'Summer dinner' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create Event' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Edit Event' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'View Floor Plan' })).toHaveAttribute(
    'href',
    '/event/e-1/floor-plan',
  )
  expect(
    screen.queryByRole('link', { name: /Edit Floor Plan|Full Editor|Create Floor Plan/ }),
  ).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'All Events' }))
  await screen.findByText('2 event(s) created')
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
})
