/* An event from a file: the file is sent as it is, and what is wrong in it is named. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventServer } from '@/features/events/testing/event-server'
import { anEvent } from '@/testing/builders'
import { refusal } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const path = 'POST /api/events/from-file'

async function choose(content: string) {
  const { user, router } = renderApp('/events')
  await user.click(await screen.findByRole('button', { name: 'Import Event' }))
  await user.upload(
    await screen.findByLabelText('Event file'),
    new File([content], 'event-e-1.json', { type: 'application/json' }),
  )
  return router
}

test('the event of a file opens, and new lookup codes are mentioned', async () => {
  const server = eventServer([], {
    [path]: () => ({ event: anEvent({ id: 'e-9', name: 'Gala' }), newCodes: 3 }),
  })
  const router = await choose('{"format":"seatwright-event"}')
  expect(await screen.findByText('Event Imported')).toBeVisible()
  expect(
    screen.getByText('3 guests have a new lookup code. Print and send codes again.'),
  ).toBeVisible()
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/dashboard')
  })
  const sent = server.sent.find(({ method }) => method === 'POST')
  expect(sent?.body).toEqual({ format: 'seatwright-event' })
})

test('a mistake in the file is named with its place', async () => {
  eventServer([], {
    [path]: () => refusal(400, 'invalid', 'This is not an email address.', 'guests[3].email'),
  })
  await choose('{"format":"seatwright-event"}')
  expect(await screen.findByText('guests[3].email: This is not an email address.')).toBeVisible()
})

test.each(['name,table', '{"elements":[]}'])(
  'a file of another kind is not sent: %s',
  async (content) => {
    const server = eventServer([])
    await choose(content)
    expect(
      await screen.findByText(
        'This is not an event file. Choose the JSON file of an exported event.',
      ),
    ).toBeVisible()
    expect(server.sent.some(({ method }) => method === 'POST')).toBe(false)
  },
)
