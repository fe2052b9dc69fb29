/* Answer, tags, party and meal of several guests at once. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BulkGuestActions } from '@/features/guest-list/panel/BulkGuestActions'
import { aGuest } from '@/testing/builders'
import { fakeServer, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const coach = { id: 'tag-1', name: 'Coach', colour: 'blue' as const }
const guests = [{ id: 'g-1', tags: [coach] }, { id: 'g-2' }]
const done = { batchId: 'b-1', changed: 2, skipped: [] }

function opened(routes: Routes) {
  const server = fakeServer({
    'GET /api/tags': () => [{ ...coach, guests: 1 }],
    'GET /api/events/e-1/parties': () => [],
    ...routes,
  })
  return { server, ...renderScreen(<BulkGuestActions eventId="e-1" guests={guests} />) }
}

test('an answer is set for all selected guests, and Undo takes it back', async () => {
  const { server, user } = opened({
    'POST /api/events/e-1/guests/rsvp': () => done,
    'POST /api/events/e-1/batches/b-1/undo': () => ({ changed: 2, skipped: [] }),
  })
  await user.click(screen.getByRole('button', { name: 'RSVP' }))
  await user.click(await screen.findByRole('button', { name: 'Attending' }))
  expect(await screen.findByText('2 guests changed.')).toBeInTheDocument()
  expect(server.sent.at(-1)?.body).toEqual({ guestIds: ['g-1', 'g-2'], rsvp: 'attending' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undid: RSVP: Attending')).toBeInTheDocument()
})

test('a tag that only some guests carry is given to all', async () => {
  const { server, user } = opened({ 'POST /api/events/e-1/guests/tags': () => done })
  await user.click(screen.getByRole('button', { name: 'Tag' }))
  const box = await screen.findByRole('checkbox', { name: 'Coach' })
  expect(box).toBePartiallyChecked()
  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Apply tags' }))
  expect(await screen.findByText('Tags changed')).toBeInTheDocument()
  const sent = server.sent.find(({ path }) => path.endsWith('/guests/tags'))
  expect(sent?.body).toEqual({ guestIds: ['g-1', 'g-2'], add: ['tag-1'], remove: [] })
})

test('guests are put into a new party by its name', async () => {
  const { server, user } = opened({ 'POST /api/events/e-1/guests/party': () => done })
  await user.click(screen.getByRole('button', { name: 'Party' }))
  await user.type(await screen.findByRole('combobox', { name: 'Party' }), 'Choir{Enter}')
  await user.click(screen.getByRole('button', { name: 'Set party' }))
  expect(await screen.findByText('Party: Choir')).toBeInTheDocument()
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  const sent = server.sent.find(({ path }) => path.endsWith('/guests/party'))
  expect(sent?.body).toEqual({ guestIds: ['g-1', 'g-2'], party: 'Choir' })
})

test('a typed party is set without choosing it, and one of that name is not made twice', async () => {
  const { server, user } = opened({
    'GET /api/events/e-1/parties': () => [
      { id: 'p-1', name: 'Müller', guests: 2, plusOnesAllowed: 0, seating: 'together', note: '' },
    ],
    'POST /api/events/e-1/guests/party': () => done,
  })
  await user.click(screen.getByRole('button', { name: 'Party' }))
  const box = await screen.findByRole('combobox', { name: 'Party' })
  await user.type(box, 'Müller family')
  await user.keyboard('{Escape}')
  expect(box).toHaveValue('Müller family')
  await user.clear(box)
  await user.type(box, 'muller')
  await user.click(screen.getByRole('button', { name: 'Set party' }))
  expect(await screen.findByText('Party: Müller')).toBeInTheDocument()
  const sent = server.sent.find(({ path }) => path.endsWith('/guests/party'))
  expect(sent?.body).toEqual({ guestIds: ['g-1', 'g-2'], party: 'Müller' })
})

test('a meal is set for all selected guests, and their dietary needs stay', async () => {
  const { server, user } = opened({
    'GET /api/events/e-1/guests': () => [aGuest({ meal: 'Risotto' })],
    'POST /api/events/e-1/guests/needs': () => done,
    'POST /api/events/e-1/batches/b-1/undo': () => ({ changed: 2, skipped: [] }),
  })
  await user.click(screen.getByRole('button', { name: 'Set meal…' }))
  const apply = await screen.findByRole('button', { name: 'Apply' })
  expect(apply).toBeDisabled()
  await user.type(screen.getByRole('combobox', { name: 'New meal' }), 'Risotto; Cake ')
  await user.click(apply)
  expect(await screen.findByText('Meal: Risotto; Cake')).toBeInTheDocument()
  const sent = server.sent.find(({ path }) => path.endsWith('/guests/needs'))
  expect(sent?.body).toEqual({ guestIds: ['g-1', 'g-2'], meal: 'Risotto; Cake' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undid: Meal: Risotto; Cake')).toBeInTheDocument()
})

test('dietary needs are removed while meals stay', async () => {
  const { server, user } = opened({ 'POST /api/events/e-1/guests/needs': () => done })
  await user.click(screen.getByRole('button', { name: 'Set meal…' }))
  const needs = within(await screen.findByRole('group', { name: 'Dietary needs' }))
  await user.click(needs.getByRole('radio', { name: 'Remove' }))
  const meal = within(screen.getByRole('group', { name: 'Meal' }))
  await user.click(meal.getByRole('radio', { name: 'Leave as it is' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Dietary needs removed')).toBeInTheDocument()
  const sent = server.sent.find(({ path }) => path.endsWith('/guests/needs'))
  expect(sent?.body).toEqual({ guestIds: ['g-1', 'g-2'], dietary: '' })
})
