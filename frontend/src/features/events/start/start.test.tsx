/* Starting an event with a finished plan: what is asked for, what is offered, and what is saved. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { CreateEventDialog } from '@/features/events/components/CreateEventDialog'
import { checkStart, emptyStart, wishOf } from '@/features/events/start/start-wish'
import { bodies, eventServer } from '@/features/events/testing/event-server'
import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'
import { refusal } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const build = vi.hoisted(() => ({ module: undefined as PlanModule | undefined }))

vi.mock('@/plan/session', async (original) => ({
  ...(await original<object>()),
  loadPlanModule: () => Promise.resolve(build.module),
}))

beforeAll(async () => {
  build.module = await loadBuiltModule()
})

function openDialog(more: Parameters<typeof eventServer>[1] = {}) {
  const server = eventServer([], more)
  const onCreated = vi.fn()
  const { user } = renderScreen(<CreateEventDialog onClose={vi.fn()} onCreated={onCreated} />)
  const dialog = within(screen.getByRole('dialog', { name: 'Create New Event' }))
  return { server, user, dialog, onCreated }
}

test('a kind, a number and a room are enough for three plans, and the best one is saved with the event', async () => {
  const { server, user, dialog, onCreated } = openDialog()
  expect(dialog.queryByRole('radiogroup', { name: 'Plan' })).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('Event Name'), 'Gala')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
  await user.click(dialog.getByRole('radio', { name: 'Dinner' }))
  await user.type(dialog.getByLabelText(/^Guests/), '40')
  await user.type(dialog.getByLabelText('Room width in feet'), '40')
  await user.type(dialog.getByLabelText('Room depth in feet'), '30')
  const plans = within(await dialog.findByRole('radiogroup', { name: 'Plan' }))
  await waitFor(() => {
    expect(plans.getAllByRole('radio')).toHaveLength(4)
  })
  await waitFor(() => {
    expect(plans.getByRole('radio', { name: /^Long tables/ })).toBeChecked()
  })
  expect(await plans.findByText('Best fit')).toBeVisible()
  const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src.slice(0, 400))
  const drawn = pictures()
  await user.click(dialog.getByRole('radio', { name: '3D' }))
  expect(pictures()).toHaveLength(3)
  expect(pictures()).not.toEqual(drawn)
  await user.click(dialog.getByRole('button', { name: 'Create Event' }))
  await waitFor(() => {
    expect(onCreated).toHaveBeenCalled()
  })
  const [sent] = bodies(server, 'PUT')
  expect(sent).toMatchObject({ plan: { canvas: { venueWidth: 40, venueHeight: 30 } } })
})

test('an empty room can be chosen, and without any answer no plan is made', async () => {
  const { server, user, dialog, onCreated } = openDialog()
  await user.type(dialog.getByLabelText('Event Name'), 'Gala')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
  await user.type(dialog.getByLabelText(/^Guests/), '20')
  await user.click(await dialog.findByRole('radio', { name: 'Start with an empty room' }))
  await user.click(dialog.getByRole('button', { name: 'Create Event' }))
  await waitFor(() => {
    expect(onCreated).toHaveBeenCalled()
  })
  expect(bodies(server, 'PUT')).toEqual([])
})

test('the event stays when its plan cannot be saved, and it is told', async () => {
  const { user, dialog, onCreated } = openDialog({
    'PUT /api/events/*/floor-plan': () =>
      refusal(412, 'stale_revision', 'Someone else edited this plan.'),
  })
  await user.type(dialog.getByLabelText('Event Name'), 'Gala')
  await user.type(dialog.getByLabelText('Date & Time'), '2027-10-02T19:00')
  await user.type(dialog.getByLabelText(/^Guests/), '16')
  await waitFor(() => {
    expect(dialog.getByRole('radio', { name: /^Rounds of 8/ })).toBeChecked()
  })
  await user.click(dialog.getByRole('button', { name: 'Create Event' }))
  expect(await screen.findByText('No floor plan')).toBeVisible()
  expect(onCreated).toHaveBeenCalledWith(expect.objectContaining({ name: 'Gala' }))
})

test.each([
  [{ guests: '0' }, { guests: 'Enter a whole number from 1 to 10,000.' }],
  [{ guests: '12.5' }, { guests: 'Enter a whole number from 1 to 10,000.' }],
  [{ guests: '10001' }, { guests: 'Enter a whole number from 1 to 10,000.' }],
  [{ width: '60' }, { room: 'Enter both sides of the room, or neither.' }],
  [{ width: '60', depth: '5' }, { room: 'Each side of the room must be 10 to 400 ft.' }],
  [{ width: 'wide', depth: '40' }, { room: 'Each side of the room must be 10 to 400 ft.' }],
])('%j is refused with words', (part, errors) => {
  expect(checkStart({ ...emptyStart, ...part })).toEqual(errors)
  expect(wishOf({ ...emptyStart, ...part })).toBeUndefined()
})

test('nothing has to be known', () => {
  expect(checkStart(emptyStart)).toEqual({})
  expect(wishOf(emptyStart)).toBeUndefined()
  expect(wishOf({ ...emptyStart, guests: '120' })).toEqual({ kind: 'other', guests: 120 })
})
