/* Who has a guest's data: named where the page before knew it, in both languages. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refusal } from '@/testing/fake-server'
import { aTicket } from '@/testing/mail-builders'
import { renderGuestApp } from '@/testing/render-guest'

const signedOut = { 'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.') }

test('the link of a ticket leads to what is kept, and names the event', async () => {
  fakeServer({ ...signedOut, 'GET /api/tickets/secret': () => aTicket() })
  const { user } = renderGuestApp('/ticket/secret')
  await user.click(await screen.findByRole('link', { name: 'Your data' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  expect(screen.getByText(/organiser of Summer dinner is responsible/)).toBeVisible()
  for (const button of ['Download personal data', 'Erase for good']) {
    expect(screen.getByText(new RegExp(button))).toBeVisible()
  }
})

test('without a page before, it says where to find the organiser, also in German', async () => {
  fakeServer(signedOut)
  renderGuestApp('/your-data?lang=de')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Daten' })).toBeVisible()
  expect(screen.getByText(/Einen Kontakt finden Sie in Ihrer Einladung/)).toBeVisible()
})
