/* Confirmations: to one guest with the specified toasts, and to several with a report. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BulkSendConfirmation } from '@/features/guest-list/confirmation/BulkSendConfirmation'
import { SendConfirmationButton } from '@/features/guest-list/confirmation/SendConfirmationButton'
import { aGuest } from '@/testing/builders'
import { fakeServer, refusal } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const ana = aGuest()
const ben = aGuest({ id: 'g-2', firstName: 'Ben', email: '' })

test('a sent confirmation says Email sent! with the lookup code', async () => {
  fakeServer({
    'POST /api/guests/g-1/send-confirmation': () => ({
      lookupCode: 'K7M2QX',
      recipient: 'ana@example.com',
    }),
  })
  const { user } = renderScreen(<SendConfirmationButton guest={ana} />)
  await user.click(screen.getByRole('button', { name: 'Send confirmation to Ana Ruiz' }))
  const toast = (await screen.findByText('Email sent!')).closest('[role=status]')
  expect(toast).toHaveTextContent(/Lookup code: K7M2QX.*Sent to ana@example.com/)
})

test('a failure has the specified words and the reason of the server', async () => {
  fakeServer({
    'POST /api/guests/g-1/send-confirmation': () => refusal(429, 'too_often', 'Try tomorrow.'),
  })
  const { user } = renderScreen(<SendConfirmationButton guest={ana} />)
  await user.click(screen.getByRole('button', { name: 'Send confirmation to Ana Ruiz' }))
  const toast = (await screen.findByText('Email failed')).closest('[role=alert]')
  expect(toast).toHaveTextContent(
    'Failed to send confirmation email. Please check your email settings.',
  )
  expect(toast).toHaveTextContent('Try tomorrow.')
})

test('without an email address the action is disabled and says why', async () => {
  const server = fakeServer({})
  const { user } = renderScreen(<SendConfirmationButton guest={ben} />)
  const button = screen.getByRole('button', { name: 'Send confirmation to Ben Ruiz' })
  expect(button).toHaveAccessibleDescription('This guest has no email address.')
  await user.click(button)
  expect(server.sent).toEqual([])
})

test('several confirmations are asked about first, and those left out are reported by reason', async () => {
  const reason = 'Has no usable email address.'
  const server = fakeServer({
    'POST /api/events/e-1/guests/send-confirmation': () => ({
      sentCount: 1,
      skipped: [{ guestId: 'g-2', name: 'Ben Ruiz', reason }],
    }),
  })
  const { user } = renderScreen(<BulkSendConfirmation eventId="e-1" guests={[ana, ben]} />)
  await user.click(screen.getByRole('button', { name: 'Send confirmation' }))
  const question = within(await screen.findByRole('dialog', { name: 'Send 1 confirmation?' }))
  expect(question.getByText(/1 guest has no email address and is left out/)).toBeVisible()
  expect(server.sent).toEqual([])
  await user.click(question.getByRole('button', { name: 'Send' }))
  const report = within(await screen.findByRole('dialog', { name: '1 confirmation sent' }))
  expect(report.getByRole('heading', { name: reason })).toBeVisible()
  expect(report.getByText('Ben Ruiz')).toBeVisible()
  expect(server.sent.map(({ body }) => body)).toEqual([{ guestIds: ['g-1', 'g-2'] }])
})
