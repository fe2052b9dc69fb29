/* The page of a guest: a code in, table and seat out. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cleanCode } from '@/features/seat-finder/lookup-code'
import { aFoundSeat } from '@/testing/builders'
import { fakeServer, refusal } from '@/testing/fake-server'
import { expectFocus } from '@/testing/focus'
import { renderGuestApp } from '@/testing/render-guest'

test('a code is upper case, letters and digits only, six at most', () => {
  expect(cleanCode(' k7m-2qx ')).toBe('K7M2QX')
  expect(cleanCode('abcdefgh')).toBe('ABCDEF')
})

test('full-width characters of a Japanese keyboard are read as the usual ones', () => {
  expect(cleanCode('ＮＰ２９５ｗ')).toBe('NP295W')
})

test('a character that no code has is pointed out when it is typed', async () => {
  fakeServer({})
  const { user } = renderGuestApp('/seat-lookup')
  const field = await screen.findByLabelText('Lookup code')
  await user.type(field, 'k7m')
  expect(screen.queryByText(/Codes never contain/)).not.toBeInTheDocument()
  await user.type(field, '0')
  expect(screen.getByText(/Codes never contain 0, O, 1 or I/)).toBeVisible()
  expect(field).toHaveAccessibleDescription(/Codes never contain/)
})

test('names keep their own direction and may break anywhere', async () => {
  fakeServer({ 'GET /api/seat-lookup/K7M2QX': () => aFoundSeat() })
  renderGuestApp('/seat-lookup/K7M2QX')
  const name = await screen.findByText('Welcome Ana Ruiz')
  expect(name.tagName).toBe('BDI')
  expect(name.closest('.wrap-anywhere')).not.toBeNull()
})

test('a typed code leads to table and seat, and the result takes the focus', async () => {
  const server = fakeServer({ 'GET /api/seat-lookup/K7M2QX': () => aFoundSeat() })
  const { user, router } = renderGuestApp('/seat-lookup')
  await user.type(await screen.findByLabelText('Lookup code'), 'k7m 2qx{Enter}')
  const heading = await screen.findByRole('heading', { name: 'Table 12, Seat C' })
  await waitFor(() => {
    expect(heading).toHaveFocus()
  })
  expect(screen.getByText('Welcome Ana Ruiz')).toBeVisible()
  expect(router.state.location.pathname).toBe('/seat-lookup/K7M2QX')
  await waitFor(() => {
    const looked = server.sent.map(({ path }) => path)
    expect(looked).toEqual(['/api/seat-lookup/K7M2QX', '/api/seat-routes/route-key'])
  })
})

test('table and seat are shown once', async () => {
  fakeServer({ 'GET /api/seat-lookup/K7M2QX': () => aFoundSeat() })
  renderGuestApp('/seat-lookup/K7M2QX')
  const heading = await screen.findByRole('heading', { name: 'Table 12, Seat C' })
  expect(heading).toHaveTextContent(/^Table 12Seat C$/)
})

test('an incomplete code is not sent', async () => {
  const server = fakeServer({})
  const { user } = renderGuestApp('/seat-lookup')
  await user.type(await screen.findByLabelText('Lookup code'), 'K7M{Enter}')
  expect(await screen.findByText('The code has 6 letters and digits')).toBeVisible()
  expect(screen.getByLabelText('Lookup code')).toHaveFocus()
  expect(server.sent.filter(({ path }) => path !== '/api/auth/user')).toEqual([])
})

test('a code in the address works as path and as parameter', async () => {
  fakeServer({ 'GET /api/seat-lookup/K7M2QX': () => aFoundSeat() })
  renderGuestApp('/seat-lookup?code=k7m2qx')
  expect(await screen.findByRole('heading', { name: 'Table 12, Seat C' })).toBeVisible()
})

test('a guest without a table is told to check back later', async () => {
  fakeServer({
    'GET /api/seat-lookup/K7M2QX': () => aFoundSeat({ table: null, seat: null }),
  })
  renderGuestApp('/seat-lookup/K7M2QX')
  expect(await screen.findByRole('heading', { name: 'Seat Assignment Pending' })).toBeVisible()
})

test('a guest who declined is not told to check back later', async () => {
  fakeServer({
    'GET /api/seat-lookup/K7M2QX': () =>
      aFoundSeat({ declined: true, status: 'cancelled', table: null, seat: null }),
  })
  renderGuestApp('/seat-lookup/K7M2QX')
  expect(
    await screen.findByRole('heading', { name: 'You are not on the seating plan' }),
  ).toBeVisible()
  expect(screen.getByText(/told the organiser that you are not coming/)).toBeVisible()
  expect(screen.queryByText(/check back later/)).not.toBeInTheDocument()
})

test('an unknown code says so in the specified words', async () => {
  fakeServer({ 'GET /api/seat-lookup/*': () => refusal(404, 'code_not_found', 'x') })
  renderGuestApp('/seat-lookup/AAAAAA')
  expect(await screen.findByRole('heading', { name: 'Code Not Found' })).toBeVisible()
  expect(
    screen.getByText(
      "Sorry, we couldn't find a seat with that lookup code. Please check your code and try again.",
    ),
  ).toBeVisible()
})

test('a lost connection is not an unknown code, and the same code can be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const { user } = renderGuestApp('/seat-lookup/K7M2QX')
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeVisible()
  fakeServer({ 'GET /api/seat-lookup/K7M2QX': () => aFoundSeat() })
  await user.click(screen.getByRole('button', { name: 'Find My Seat' }))
  expect(await screen.findByRole('heading', { name: 'Table 12, Seat C' })).toBeVisible()
})

test('after many wrong codes the last name is asked for, and with it the seat shows', async () => {
  const server = fakeServer({
    'GET /api/seat-lookup/K7M2QX': ({ search }) =>
      new URLSearchParams(search).get('lastName') === 'Ruiz'
        ? aFoundSeat()
        : refusal(429, 'last_name_needed', 'Many wrong codes were tried here.'),
  })
  const { user, router } = renderGuestApp('/seat-lookup/K7M2QX')
  await expectFocus(() => screen.getByRole('heading', { name: 'Last name needed' }))
  await user.click(screen.getByRole('button', { name: 'Find My Seat' }))
  expect(screen.getByText('Enter your last name as it is on the invitation')).toBeVisible()
  expect(screen.getByLabelText('Last Name')).toHaveFocus()
  await user.type(screen.getByLabelText('Last Name'), ' Ruiz{Enter}')
  expect(await screen.findByRole('heading', { name: 'Table 12, Seat C' })).toBeVisible()
  expect(router.state.location.search).toBe('')
  expect(server.sent.filter(({ path }) => path.startsWith('/api/seat-lookup/'))).toHaveLength(2)
})

test('a wrong last name says to check both and keeps both fields', async () => {
  fakeServer({
    'GET /api/seat-lookup/K7M2QX': ({ search }) =>
      new URLSearchParams(search).has('lastName')
        ? refusal(404, 'code_not_found', 'x')
        : refusal(429, 'last_name_needed', 'x'),
  })
  const { user } = renderGuestApp('/seat-lookup/K7M2QX')
  await user.type(await screen.findByLabelText('Last Name'), 'Berg{Enter}')
  expect(await screen.findByRole('heading', { name: 'Code Not Found' })).toBeVisible()
  expect(screen.getByText(/check both and try again/)).toBeVisible()
  expect(screen.getByLabelText('Last Name')).toHaveValue('Berg')
})

test('the code of a cancelled event says so', async () => {
  fakeServer({
    'GET /api/seat-lookup/*': () =>
      refusal(410, 'event_cancelled', 'This event has been cancelled.'),
  })
  renderGuestApp('/seat-lookup/K7M2QX')
  expect(await screen.findByRole('heading', { name: 'Event Cancelled' })).toBeVisible()
  expect(screen.getByText('This event has been cancelled.')).toBeVisible()
})

test('the page is in German for a link with lang=de, also after a code was entered', async () => {
  fakeServer({ 'GET /api/seat-lookup/K7M2QX': () => aFoundSeat() })
  const { user } = renderGuestApp('/seat-lookup?lang=de')
  await user.type(await screen.findByLabelText('Code'), 'k7m2qx{Enter}')
  expect(await screen.findByRole('heading', { name: 'Tisch 12, Platz C' })).toBeVisible()
  expect(document.documentElement.lang).toBe('de')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'English')
  expect(screen.getByRole('heading', { name: 'Table 12, Seat C' })).toBeVisible()
})

test('a page in Arabic runs from right to left, with its code from left to right', async () => {
  fakeServer({ 'GET /api/seat-lookup/K7M2QX': () => aFoundSeat() })
  const { user } = renderGuestApp('/seat-lookup/K7M2QX?lang=ar')
  expect(await screen.findByRole('heading', { name: 'الطاولة 12، المقعد C' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.getByText('K7M2QX')).toHaveAttribute('dir', 'ltr')
  await user.selectOptions(screen.getByRole('combobox', { name: 'اللغة' }), 'English')
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
})
