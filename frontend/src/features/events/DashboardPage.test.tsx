/* The dashboard with a server that answers, fails or is empty. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, anEvent } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const organiser: Routes = {
  'GET /api/auth/user': () => aUser(),
  'GET /api/tables/*': () => [],
  'GET /api/events/*/floor-plan': () => ({
    eventId: 'e-1',
    revision: 0,
    plan: { elements: [] },
  }),
}

test('the first event is shown, with figures from its rows', async () => {
  fakeServer({
    ...organiser,
    'GET /api/events': () => [anEvent(), anEvent({ id: 'e-2', name: 'Gala' })],
  })
  renderApp('/dashboard')
  expect(await screen.findByRole('heading', { level: 2, name: 'Summer dinner' })).toBeVisible()
  expect(screen.getByText('Saturday, 12 June 2027')).toBeVisible()
  expect(await screen.findByText('No floor plan created yet')).toBeVisible()
  expect(screen.getByText('Available Seats').nextSibling).toHaveTextContent('7')
})

test('no events and a failed list each say so', async () => {
  fakeServer({ ...organiser, 'GET /api/events': () => [] })
  renderApp('/dashboard')
  expect(await screen.findByRole('heading', { name: 'No Events Found' })).toBeVisible()
  fakeServer({ ...organiser, 'GET /api/events': () => refusal(500, 'internal', 'x') })
  renderApp('/dashboard')
  expect(await screen.findByRole('heading', { name: 'Error loading events' })).toBeVisible()
  expect(screen.getByText('Please try refreshing the page.')).toBeVisible()
})

test('creating an event sends the specified fields and shows the event', async () => {
  const events = [anEvent()]
  const server = fakeServer({
    ...organiser,
    'GET /api/events': () => events,
    'POST /api/events': () => {
      const created = anEvent({ id: 'e-2', name: 'Gala' })
      events.push(created)
      return created
    },
  })
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Create Event' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Event' }))
  await user.click(dialog.getByRole('button', { name: 'Create Event' }))
  expect(dialog.getByText('Event name is required')).toBeVisible()
  expect(dialog.getByText('Event date is required')).toBeVisible()
  await user.type(dialog.getByLabelText('Event Name'), 'Gala')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
  await user.selectOptions(dialog.getByLabelText('Time Zone'), 'Asia/Tokyo')
  await user.click(dialog.getByRole('button', { name: 'Create Event' }))
  expect(await screen.findByText('Gala has been created successfully.')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 2, name: 'Gala' })).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Gala',
    date: '2027-10-02T19:00',
    zone: 'Asia/Tokyo',
    venue: '',
    description: '',
    status: 'planning',
    guestCount: 0,
    assignedSeats: 0,
  })
})

test('deleting asks first and names what goes', async () => {
  let events = [anEvent()]
  fakeServer({
    ...organiser,
    'GET /api/events': () => events,
    'DELETE /api/events/e-1': () => {
      events = []
      return undefined
    },
  })
  const { user } = renderApp('/dashboard')
  await user.click(await screen.findByRole('tab', { name: 'All Events' }))
  expect(await screen.findByText('1 event(s) created')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Delete Summer dinner' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Are you sure you want to delete this event?')).toBeVisible()
  expect(question.getByText(/2 guests/)).toBeVisible()
  expect(question.getByText(/8 seats/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Delete event' }))
  expect(await screen.findByText('Event deleted successfully')).toBeVisible()
})
