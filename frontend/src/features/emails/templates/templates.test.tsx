/* Templates on the screen: saving, someone else's version, archiving, and the preview. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { EmailTemplate } from '@/api/email-types'
import { dropAllDrafts } from '@/features/emails/templates/draft-store'
import { inScheme } from '@/features/emails/templates/preview/PreviewFrame'
import { TemplatesPanel } from '@/features/emails/templates/TemplatesPanel'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes, type SentRequest } from '@/testing/fake-server'
import { anEmailTemplate, someEmailSettings } from '@/testing/mail-builders'
import { renderScreen } from '@/testing/render'

beforeEach(() => {
  dropAllDrafts()
})

const path = '/api/events/e-1/email-templates'

/** A server that keeps one template. */
function open(fields: Partial<EmailTemplate> = {}, more: Routes = {}) {
  const stored = { template: anEmailTemplate(fields) }
  const server = fakeServer({
    'GET /api/auth/user': () => aUser(),
    [`GET ${path}`]: () => [stored.template],
    'GET /api/events/e-1/email-schedules': () => [],
    'GET /api/events/e-1/email-campaigns': () => [],
    'GET /api/events/e-1/email-settings': () => someEmailSettings(),
    'GET /api/events/e-1/guests': () => [],
    [`POST ${path}/preview`]: ({ body }) => ({
      subject: (body as EmailTemplate).subject.replace('{{first_name}}', 'Grace'),
      html: '<p>Dear Grace</p>',
      text: 'Dear Grace',
      guest: null,
    }),
    [`PATCH ${path}/t-2`]: ({ body }) => {
      const { version, archived, ...changed } = body as Partial<EmailTemplate> & {
        archived?: boolean
      }
      if (version !== stored.template.version)
        return refusal(409, 'template_changed', 'Someone else changed this template.')
      const next: EmailTemplate = { ...stored.template, ...changed, version: version + 1 }
      if (archived === true) next.archivedAt = '2027-03-02T10:00:00Z'
      if (archived === false) delete next.archivedAt
      stored.template = next
      return stored.template
    },
    ...more,
  })
  return { ...renderScreen(<TemplatesPanel event={anEvent()} />, '/?template=t-2'), server, stored }
}

const patches = (sent: SentRequest[]) => sent.filter(({ method }) => method === 'PATCH')

async function writeHtml(user: ReturnType<typeof open>['user'], text: string) {
  await user.click(await screen.findByRole('radio', { name: 'HTML' }))
  await user.type(screen.getByRole('textbox', { name: 'HTML' }), text)
}

test('Ctrl+S sends what changed, and the template counts as saved', async () => {
  const { user, server } = open()
  await writeHtml(user, '<p>Soon</p>')
  expect(screen.getAllByText('Unsaved changes')[0]).toBeInTheDocument()
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Template updated')).toBeVisible()
  expect(patches(server.sent).map(({ body }) => body)).toEqual([
    { htmlContent: '<p>Dear {{first_name}}</p><p>Soon</p>', version: 1 },
  ])
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
})

test('a version of someone else is kept or replaced, as the organiser chooses', async () => {
  const { user, stored, server } = open()
  await writeHtml(user, '<p>Mine</p>')
  stored.template = { ...stored.template, subject: 'Theirs', version: 2 }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const notice = await screen.findByText(/Someone else saved this template/)
  expect(screen.getByRole('textbox', { name: 'HTML' })).toHaveValue(
    '<p>Dear {{first_name}}</p><p>Mine</p>',
  )
  await user.click(
    within(notice.closest('[role=alert]')!).getByRole('button', { name: 'Keep my version' }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Template updated')).toBeVisible()
  expect(patches(server.sent)[1]?.body).toMatchObject({ version: 2 })
  expect(stored.template.htmlContent).toContain('Mine')
})

test('the latest version can be loaded, and Undo brings the own text back', async () => {
  const { user, stored } = open()
  await writeHtml(user, '<p>Mine</p>')
  stored.template = { ...stored.template, htmlContent: '<p>Theirs</p>', version: 2 }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Load the latest version' }))
  expect(screen.getByRole('textbox', { name: 'HTML' })).toHaveValue('<p>Theirs</p>')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('textbox', { name: 'HTML' })).toHaveValue(
    '<p>Dear {{first_name}}</p><p>Mine</p>',
  )
})

test('a refused variable is said at its field, until that is changed', async () => {
  const message = 'Line 1, character 4: {{nick}} is not a variable.'
  const { user, server } = open()
  server.routes[`PATCH ${path}/t-2`] = () => refusal(400, 'invalid_fields', message, 'htmlContent')
  await writeHtml(user, 'x')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to update email template.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'HTML' })).toHaveAccessibleDescription(
    expect.stringContaining(message),
  )
  await user.type(screen.getByRole('textbox', { name: 'HTML' }), 'y')
  expect(screen.getByRole('textbox', { name: 'HTML' })).toBeValid()
})

test('archiving can be undone', async () => {
  const { user, stored } = open()
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => {
    expect(stored.template.version).toBe(3)
  })
  expect(stored.template.archivedAt).toBeUndefined()
})

test('HTML that the editor cannot keep is shown as HTML', async () => {
  open({ htmlContent: '<table><tbody><tr><td>1</td></tr></tbody></table>' })
  expect(await screen.findByRole('textbox', { name: 'HTML' })).toHaveValue(
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  )
  expect(screen.getByText(/HTML that the visual editor cannot show/)).toBeVisible()
})

test('the preview has the values of a guest in a sealed frame', async () => {
  open()
  const frame = await screen.findByTitle('Preview: Grace, you are invited')
  expect(frame).toHaveAttribute('sandbox', '')
  expect(frame).toHaveAttribute('srcdoc', '<p>Dear Grace</p>')
})

test('the rules of a document for dark mode are switched', () => {
  const css = '@media (prefers-color-scheme: dark) {'
  expect(inScheme(css, true)).toBe('@media (min-width: 0) {')
  expect(inScheme(css, false)).toBe('@media (max-width: 0) {')
})
