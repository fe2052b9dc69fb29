/* Guests whom another one brings, and guests who get a party, in the panel of a guest. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GuestPanel } from '@/features/guest-list/panel/GuestPanel'
import { aGuest, aTable, aUser } from '@/testing/builders'
import { fakeServer, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const ana = aGuest({ rsvp: 'maybe', party: { id: 'p-1', name: 'Ruiz' } })
const ben = aGuest({ id: 'g-2', firstName: 'Ben', lastName: 'Okri', plusOneOf: 'g-1' })
const nothing = () => undefined

function opened(guest = ana, routes: Routes = {}) {
  const organisation = { id: 'o-1', name: 'Lind Events', role: 'owner' as const }
  const { sent } = fakeServer({
    'GET /api/auth/user': () => aUser({ organisation }),
    'GET /api/tables/e-1': () => [aTable()],
    'GET /api/tags': () => [],
    'GET /api/events/e-1/parties': () => [],
    'GET /api/events/e-1/wishes': () => [],
    ...routes,
  })
  const onOpen = vi.fn()
  const { user } = renderScreen(
    <GuestPanel
      eventId="e-1"
      guest={guest}
      guests={[ana, ben]}
      onOpen={onOpen}
      onRemove={nothing}
      onClose={nothing}
    />,
  )
  const posted = (path: string) =>
    sent.filter((each) => each.method === 'POST' && each.path === path).map(({ body }) => body)
  return { user, onOpen, posted }
}

test('a plus-one is added with the party and the answer of the host', async () => {
  const { user, posted, onOpen } = opened(ana, {
    'POST /api/events/e-1/guests': () => ({ ...ben, batchId: 'b-1' }),
  })
  await user.click(screen.getByRole('button', { name: 'Ben Okri' }))
  expect(onOpen).toHaveBeenCalledWith('g-2')
  await user.click(await screen.findByRole('button', { name: 'Add a plus-one' }))
  await user.type(screen.getByLabelText(/Name/), 'Marta Kowalska{Enter}')
  expect(await screen.findByText('Guest Added')).toBeInTheDocument()
  expect(posted('/api/events/e-1/guests')).toEqual([
    {
      firstName: 'Marta',
      lastName: 'Kowalska',
      rsvp: 'maybe',
      plusOneOf: 'g-1',
      party: 'Ruiz',
    },
  ])
})

test('a plus-one brings no one', async () => {
  opened(ben)
  expect(await screen.findByText('Plus-one of')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a plus-one' })).not.toBeInTheDocument()
})

test('a guest without a party is put into one from the Party tab, as typed', async () => {
  const { user, posted } = opened(ben, {
    'POST /api/events/e-1/guests/party': () => ({ batchId: 'b-1', changed: 1, skipped: [] }),
  })
  await user.click(screen.getByRole('tab', { name: 'Party' }))
  await user.click(await screen.findByRole('button', { name: 'Set party' }))
  await user.type(screen.getByRole('combobox', { name: 'Party' }), 'Okri family')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Party: Okri family')).toBeInTheDocument()
  expect(posted('/api/events/e-1/guests/party')).toEqual([
    { guestIds: ['g-2'], party: 'Okri family' },
  ])
})
