/* Screens whose data loads or fails: a failure never reads as missing or empty data, and can be tried again. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEvent, aGuest, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const down = () => refusal(503, 'unavailable', 'The server is busy.')

function serve(routes: Routes = {}) {
  return fakeServer({
    'GET /api/auth/user': () => aUser(),
    'GET /api/events': () => [anEvent()],
    'GET /api/tables/*': () => [],
    'GET /api/events/*/guests': () => [aGuest()],
    ...routes,
  })
}

test.each([
  ['/event/e-1/floor-plan', 'The event could not be loaded', 'Event not found'],
  ['/test-lookup', 'The events could not be loaded', 'No guests found'],
  ['/export-plans', 'The events could not be loaded', 'Choose or create an event first.'],
])('%s reports events that could not be loaded', async (address, failure, missing) => {
  const server = serve({ 'GET /api/events': down })
  const { user } = renderApp(address)
  expect(await screen.findByRole('heading', { name: failure })).toBeVisible()
  expect(screen.getByText('The server is busy.')).toBeVisible()
  expect(screen.queryByText(missing)).not.toBeInTheDocument()
  server.routes['GET /api/events'] = () => []
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(missing)).toBeVisible()
})

test('the test lookup reports guests that could not be loaded', async () => {
  const server = serve({ 'GET /api/events/*/guests': down })
  const { user } = renderApp('/test-lookup')
  expect(
    await screen.findByRole('heading', { name: 'The guests could not be loaded' }),
  ).toBeVisible()
  server.routes['GET /api/events/*/guests'] = () => [aGuest({ lookupCode: 'AB12CD' })]
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: /AB12CD/ })).toBeVisible()
})

test('the plan viewer reports a plan that could not be loaded', async () => {
  serve({ 'GET /api/events/*/floor-plan': down })
  renderApp('/event/e-1/floor-plan')
  expect(
    await screen.findByRole('heading', { name: 'The floor plan could not be loaded' }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
