/* The two seat finders, from the event to the found seat. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aFinderEvent, aFoundGuest, aSeatMap, aSeatRoute } from '@/testing/finder-builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { expectFocus } from '@/testing/focus'
import { renderGuestApp } from '@/testing/render-guest'

const FINDER = 'GET /api/finders/*'
const FIND = 'POST /api/guests/find'
const BY_CODE = 'POST /api/guests/find-by-qr'

function serve(routes: Routes = {}) {
  return fakeServer({
    [FINDER]: () => aFinderEvent(),
    'GET /api/seat-routes/*/map': aSeatMap,
    'GET /api/seat-routes/*': () => aSeatRoute(),
    ...routes,
  })
}

test('a visitor without an event is asked for its code, and a wrong one is explained', async () => {
  serve({ [FINDER]: () => refusal(404, 'not_found', 'x') })
  const { user, router } = renderGuestApp('/find-seat')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Enter the code of your event')).toBeVisible()
  await user.type(screen.getByLabelText('Event code'), 'AbCd{Enter}')
  expect(await screen.findByRole('heading', { name: 'No event found' })).toBeVisible()
  expect(router.state.location.search).toBe('?event=AbCd')
})

test('a seat ID or code leads to the seat', async () => {
  const server = serve({ [BY_CODE]: () => aFoundGuest({ code: 'K7M2QX' }) })
  const { user } = renderGuestApp('/find-seat?event=AbCdEfGhIjKlMnOp')
  await user.click(await screen.findByRole('button', { name: 'Find My Seat' }))
  expect(screen.getByText('Please enter your unique seat ID or QR code')).toBeVisible()
  await user.type(screen.getByLabelText('Your name or code'), ' k7m2qx {Enter}')
  await expectFocus(() => screen.getByRole('heading', { name: 'Table 12, Seat C' }))
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    eventId: 'AbCdEfGhIjKlMnOp',
    qrToken: 'k7m2qx',
  })
  await user.click(screen.getByRole('button', { name: 'Search Again' }))
  expect(await screen.findByLabelText('Your name or code')).toBeVisible()
})

test('a wrong code says so in the specified words', async () => {
  serve({ [BY_CODE]: () => refusal(404, 'guest_not_found', 'x') })
  const { user } = renderGuestApp('/find-seat?event=x')
  await user.type(await screen.findByLabelText('Your name or code'), 'zzz{Enter}')
  expect(await screen.findByRole('heading', { name: 'Guest Not Found' })).toBeVisible()
  expect(screen.getByText('Invalid QR code or seat ID. Please try again.')).toBeVisible()
})

test('a name that is typed at the sign finds its guest', async () => {
  const server = serve({ [FIND]: () => aFoundGuest(), [BY_CODE]: () => refusal(404, 'x', 'x') })
  const { user } = renderGuestApp('/find-seat?event=AbCdEfGhIjKlMnOp')
  await user.type(await screen.findByLabelText('Your name or code'), 'Ana Ruiz{Enter}')
  expect(await screen.findByRole('heading', { name: 'Table 12, Seat C' })).toBeVisible()
  const bodies = server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(bodies).toEqual([{ eventId: 'AbCdEfGhIjKlMnOp', query: 'Ana Ruiz' }])
})

test('a name of one word is looked for as a code first', async () => {
  const server = serve({ [FIND]: () => aFoundGuest(), [BY_CODE]: () => refusal(404, 'x', 'x') })
  const { user } = renderGuestApp('/find-seat?event=AbCdEfGhIjKlMnOp')
  await user.type(await screen.findByLabelText('Your name or code'), 'Noor{Enter}')
  expect(await screen.findByRole('heading', { name: 'Table 12, Seat C' })).toBeVisible()
  const bodies = server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(bodies.at(-1)).toEqual({ eventId: 'AbCdEfGhIjKlMnOp', query: 'Noor' })
})

test('an event that wants personal details takes no name at the sign', async () => {
  const server = serve({
    [FINDER]: () => aFinderEvent({ findMode: 'verified' }),
    [BY_CODE]: () => refusal(404, 'guest_not_found', 'x'),
  })
  const { user } = renderGuestApp('/find-seat?event=AbCdEfGhIjKlMnOp')
  await user.type(await screen.findByLabelText('Seat ID or QR code'), 'Ana Ruiz{Enter}')
  expect(await screen.findByRole('heading', { name: 'Guest Not Found' })).toBeVisible()
  expect(server.sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('after too many wrong codes the personal details are offered', async () => {
  serve({ [BY_CODE]: () => refusal(429, 'details_needed', 'x') })
  const { user } = renderGuestApp('/find-seat?event=x')
  await user.type(await screen.findByLabelText('Your name or code'), 'zzz{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Personal Details' }))
  expect(await screen.findByLabelText('First Name')).toBeVisible()
})

test('personal details name what is missing, and find the guest', async () => {
  const server = serve({ [FIND]: () => aFoundGuest() })
  const { user } = renderGuestApp('/find-seat?event=AbCdEfGhIjKlMnOp&tab=details')
  await user.click(await screen.findByRole('button', { name: 'Find My Seat' }))
  expect(screen.getByText('First name is required')).toBeVisible()
  expect(screen.getByText('Last name is required')).toBeVisible()
  expect(screen.getByText('Please enter at least the last 4 digits')).toBeVisible()
  await user.type(screen.getByLabelText('First Name'), 'Ana')
  await user.type(screen.getByLabelText('Last Name'), 'Ruiz')
  await user.type(screen.getByLabelText('Mobile Number'), '6318{Enter}')
  expect(await screen.findByRole('heading', { name: 'Table 12, Seat C' })).toBeVisible()
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    eventId: 'AbCdEfGhIjKlMnOp',
    firstName: 'Ana',
    lastName: 'Ruiz',
    mobile: '6318',
  })
})

test.each([
  ['cancelled', 'Event Cancelled'],
  ['past', 'This event is over'],
] as const)('an event that is %s has no search', async (status, title) => {
  serve({ [FINDER]: () => aFinderEvent({ status }) })
  renderGuestApp('/find-seat?event=x')
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Find My Seat' })).not.toBeInTheDocument()
})

test('a name leads to the guest, then to the way', async () => {
  const server = serve({ [FIND]: () => aFoundGuest() })
  const { user } = renderGuestApp('/find-my-seat?event=AbCdEfGhIjKlMnOp')
  const box = await screen.findByPlaceholderText('Enter your name, email, or phone number...')
  await user.type(box, '   {Enter}')
  expect(server.sent.filter(({ method }) => method === 'POST')).toEqual([])
  await user.type(box, 'ana ruiz{Enter}')
  expect(await screen.findByRole('heading', { name: 'Table 12, Seat C' })).toBeVisible()
  expect(screen.getByText('••••• •••318')).toBeVisible()
  expect(screen.getByText('Assigned')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Get Directions' }))
  expect(await screen.findByText('How to get there')).toBeVisible()
})

test('a guest without a seat is told what to do', async () => {
  serve({ [FIND]: () => aFoundGuest({ table: null, seat: null, routeKey: null }) })
  const { user } = renderGuestApp('/find-my-seat?event=x')
  await user.type(await screen.findByRole('searchbox'), 'ana ruiz{Enter}')
  expect(await screen.findByRole('heading', { name: 'Seat assignment pending' })).toBeVisible()
  expect(screen.getByText('Please check back later or contact the event organizer.')).toBeVisible()
})

test('no match shows four tips and a way to try again', async () => {
  serve({ [FIND]: () => refusal(404, 'guest_not_found', 'x') })
  const { user } = renderGuestApp('/find-my-seat?event=x')
  await user.type(await screen.findByRole('searchbox'), 'ana ruitz{Enter}')
  expect(await screen.findByRole('heading', { name: 'Guest Not Found' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('an event that wants details asks for them at once', async () => {
  serve({ [FINDER]: () => aFinderEvent({ findMode: 'verified' }) })
  renderGuestApp('/find-my-seat?event=x')
  expect(await screen.findByLabelText('Mobile Number')).toBeVisible()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('without a connection the page says so and can be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const { user } = renderGuestApp('/find-my-seat?event=x')
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeVisible()
  serve()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('searchbox')).toBeVisible()
})
