/* The venue dashboard and its editor on a fake server. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEvent, aProgress, aUser } from '@/testing/builders'
import { aSeatMap, aSeatRoute, aVenue } from '@/testing/finder-builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const SAVE = 'POST /api/venues/e-1'

function serve(routes: Routes = {}) {
  return fakeServer({
    'GET /api/auth/user': () => aUser(),
    'GET /api/events': () => [anEvent({ guestCount: 120 })],
    'GET /api/tables/*': () => [
      { id: 't-1', name: 'Table 1', number: 1, capacity: 8, kind: 'round', seats: [] },
    ],
    'GET /api/events/*/seat-routes': () => aSeatRoute(),
    'GET /api/events/*/seat-routes/map': aSeatMap,
    'GET /api/events/*/floor-plan': () => ({ eventId: 'e-1', revision: 0, plan: { elements: [] } }),
    'GET /api/venues/e-1': () => aVenue(),
    'GET /api/events/e-1/progress': () =>
      aProgress({ guests: { attending: 60, maybe: 10, declined: 20, noAnswer: 30 } }),
    ...routes,
  })
}

function fact(name: string): HTMLElement {
  const term = screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')
  const row = term?.parentElement
  if (row == null) throw new Error(`no ${name}`)
  return row
}

test('the figures count active entrances only', async () => {
  serve()
  renderApp('/venue-dashboard')
  expect(await screen.findByText('40 × 30 m')).toBeVisible()
  expect(fact('Hourly capacity')).toHaveTextContent('600 people')
  expect(fact('Total entrances')).toHaveTextContent('2')
  expect(fact('Scale')).toHaveTextContent('4 px/meter')
  expect(
    await screen.findByText('It takes about 10 minutes for 100 guests to come in.'),
  ).toBeVisible()
  expect(await screen.findByText('From South door: 14 m, 0.2 min, 20 steps')).toBeVisible()
})

test('a venue that was never saved says so', async () => {
  serve({
    'GET /api/venues/e-1': () => aVenue({ saved: false, updatedAt: null, name: 'Main Venue' }),
  })
  renderApp('/venue-dashboard')
  expect(await screen.findByRole('button', { name: 'Setup Venue' })).toBeVisible()
  expect(fact('Last updated')).toHaveTextContent('Never')
})

test('the editor saves what was changed, with the version that was edited', async () => {
  const server = serve({ [SAVE]: () => aVenue({ version: 4 }) })
  const { user, router } = renderApp('/venue-dashboard?edit=1')
  const width = await screen.findByLabelText('Width (m)')
  await user.clear(width)
  await user.type(width, '50')
  await user.click(screen.getByRole('button', { name: 'Add Entrance' }))
  expect(screen.getByLabelText('X (m)')).toHaveValue('25')
  await user.click(screen.getByRole('button', { name: 'Save Configuration' }))
  expect(await screen.findByText('Venue Configured')).toBeVisible()
  expect(screen.getByText('Venue dimensions and entrances saved successfully')).toBeVisible()
  const body = server.sent.find(({ method }) => method === 'POST')?.body
  expect(body).toMatchObject({ width: 50, version: 3, entrances: [{}, {}, { name: 'Entrance 3' }] })
  expect(router.state.location.search).toBe('')
})

test('an invalid number is explained and changes nothing', async () => {
  serve()
  const { user } = renderApp('/venue-dashboard?edit=1')
  const width = await screen.findByLabelText('Width (m)')
  await user.clear(width)
  await user.type(width, '5000')
  expect(screen.getByText('Enter 18 to 1000 m')).toBeVisible()
  await user.tab()
  // The last number that was one: 500.
  expect(width).toHaveValue('500')
})

test('a second click on the selected entrance deselects it, and undo brings a deleted one back', async () => {
  serve()
  const { user } = renderApp('/venue-dashboard?edit=1')
  const list = within(await screen.findByRole('region', { name: 'Entrances' }))
  await user.click(list.getByRole('button', { name: /^Main gate/ }))
  await user.click(list.getByRole('button', { name: /^Main gate/ }))
  expect(screen.queryByLabelText('X (m)')).not.toBeInTheDocument()
  await user.click(list.getByRole('button', { name: /^Main gate/ }))
  await user.click(list.getByRole('button', { name: 'Delete Main gate' }))
  expect(list.queryByRole('button', { name: /^Main gate/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(list.getByRole('button', { name: /^Main gate/ })).toBeVisible()
})

test('an edit of someone else is shown, and mine can be kept', async () => {
  const server = serve({ [SAVE]: () => refusal(409, 'venue_changed', 'x') })
  const { user } = renderApp('/venue-dashboard?edit=1')
  await user.type(await screen.findByLabelText('Name'), ' II')
  await user.click(screen.getByRole('button', { name: 'Save Configuration' }))
  expect(await screen.findByText('Failed to save venue configuration')).toBeVisible()
  expect(await screen.findByText('Someone else edited this venue.')).toBeVisible()
  server.routes[SAVE] = () => aVenue({ version: 5 })
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => {
    expect(server.sent.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })
  expect(server.sent.at(-1)?.body ?? {}).not.toHaveProperty('version')
})

test('a viewer sees the dashboard without the editor', async () => {
  serve({
    'GET /api/auth/user': () =>
      aUser({ organisation: { id: 'o-1', name: 'Lind Events', role: 'viewer' } }),
  })
  renderApp('/venue-dashboard?edit=1')
  expect(await screen.findByText('40 × 30 m')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit Venue' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save Configuration' })).not.toBeInTheDocument()
})
