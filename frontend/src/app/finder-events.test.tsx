/* The seat finder of organisers: the choice of the event above what their guests see. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEvent, aSite, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { aFinderEvent } from '@/testing/finder-builders'
import { renderApp } from '@/testing/render'

const FINDER = 'GET /api/finders/*'

function serve(routes: Routes = {}) {
  return fakeServer({ [FINDER]: () => aFinderEvent(), ...routes })
}

test('an organiser chooses among events that are not archived, the current one first', async () => {
  serve({
    'GET /api/auth/user': () => aUser(),
    'GET /api/site': () => aSite({ baseUrl: 'https://seats.example' }),
    'GET /api/events': () => [
      anEvent(),
      anEvent({ id: 'e-2', name: 'Gala' }),
      anEvent({ id: 'e-3', name: 'Old ball', archivedAt: '2027-01-01T00:00:00Z' }),
    ],
  })
  const { user, router } = renderApp('/find-seat')
  await waitFor(() => {
    expect(router.state.location.search).toBe('?event=e-1')
  })
  await user.selectOptions(await screen.findByLabelText('Event'), 'Gala')
  await waitFor(() => {
    expect(router.state.location.search).toBe('?event=e-2')
  })
  expect(screen.queryByRole('option', { name: 'Old ball' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Copy link for guests' }))
  const link = 'https://seats.example/find-seat?event=AbCdEfGhIjKlMnOp'
  expect(await navigator.clipboard.readText()).toBe(link)
})

test('an organiser whose address names an unknown event is told so and can choose one', async () => {
  serve({
    'GET /api/auth/user': () => aUser(),
    'GET /api/site': () => aSite(),
    'GET /api/events': () => [anEvent()],
    [FINDER]: () => refusal(404, 'not_found', 'x'),
  })
  renderApp('/find-seat?event=unknown')
  expect(await screen.findByText(/This event does not exist or is not one of yours/)).toBeVisible()
  expect(screen.getByLabelText('Event')).toHaveDisplayValue('Choose an event')
})
