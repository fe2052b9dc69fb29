/* The organisation's mail server: the stored password never shows, the port follows, and a test says what happened. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MailServerCard } from '@/features/organisation/MailServerCard'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { aMailServer } from '@/testing/mail-builders'
import { renderScreen } from '@/testing/render'

function open(routes: Routes = {}) {
  const server = fakeServer({
    'GET /api/organisation/mail-server': () => aMailServer(),
    'PUT /api/organisation/mail-server': () => aMailServer(),
    ...routes,
  })
  return { ...renderScreen(<MailServerCard userEmail="nora@example.com" />), server }
}

test('a stored password stays when the field is left blank', async () => {
  const { user, server } = open()
  const password = await screen.findByLabelText(/^Password/)
  expect(password).toHaveValue('')
  expect(password).toHaveAccessibleDescription(/^A password is stored/)
  await user.selectOptions(screen.getByLabelText('Encryption'), 'TLS (usually port 465)')
  await user.click(screen.getByRole('button', { name: 'Save mail server' }))
  expect(await screen.findByText('Mail server saved')).toBeVisible()
  const { body } = server.sent.find(({ method }) => method === 'PUT')!
  expect(body).toMatchObject({ security: 'tls', port: 465, perMinute: 60 })
  expect(body).not.toHaveProperty('password')
})

test('an organisation without a server sets one up, and wrong fields are named', async () => {
  const { user } = open({
    'GET /api/organisation/mail-server': () => refusal(404, 'not_found', 'No mail server.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Set up a mail server' }))
  await user.click(screen.getByRole('button', { name: 'Save mail server' }))
  expect(screen.getByLabelText('Server')).toHaveAccessibleDescription(
    'Enter the name of the server',
  )
  expect(screen.getByLabelText('Sender address')).toHaveAccessibleDescription(
    /Enter the address that guests see/,
  )
})

test('a failed test shows what the server answered', async () => {
  const { user } = open({
    'POST /api/organisation/mail-server/test': () => ({
      ok: false,
      message: 'The server refused the password.',
      answer: '535 5.7.8 Authentication failed',
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Send a test' }))
  expect(await screen.findByText('535 5.7.8 Authentication failed')).toBeVisible()
  expect(screen.getByText('The server refused the password.')).toBeVisible()
})
