/* The operator's page: who finds it, what it says, and what it says when something is wrong. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bytesInWords, durationInWords } from '@/features/operator/amounts'
import { backupRows } from '@/features/operator/backup-rows'
import { healthRows } from '@/features/operator/health-rows'
import type { StatusRow } from '@/features/operator/status-row'
import { workRows } from '@/features/operator/work-rows'
import { aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { anOperatorStatus, anOrganisation } from '@/testing/operator-builders'
import { renderApp } from '@/testing/render'

function installation(routes: Routes = {}) {
  return fakeServer({
    'GET /api/auth/user': () => aUser({ isOperator: true }),
    'GET /api/events': () => [],
    'GET /api/operator/status': () => anOperatorStatus(),
    'GET /api/operator/organisations': () => ({ organisations: [anOrganisation()] }),
    ...routes,
  })
}

test('an operator sees state, figures and organisations', async () => {
  installation()
  renderApp('/operator')
  expect(await screen.findByText('Everything works.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Operator' })).toBeVisible()
  expect(screen.getByText('mail.example.org:465. The last mail went 5 minutes ago.')).toBeVisible()
  expect(screen.getByText('20,431')).toBeVisible()
  const table = await screen.findByRole('table', { name: 'Organisations' })
  expect(within(table).getByText('Lind Events')).toBeVisible()
  expect(within(table).getByText('of 2,000 (own limit)')).toBeVisible()
})

test('for everyone else there is nothing at the address, and no entry in the menu', async () => {
  const server = installation({ 'GET /api/auth/user': () => aUser() })
  const { user } = renderApp('/operator')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(server.sent.some(({ path }) => path.startsWith('/api/operator'))).toBe(false)
  await user.click(screen.getByRole('button', { name: /account of Nora Lind/ }))
  expect(await screen.findByRole('menuitem', { name: 'Your account' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Operator' })).not.toBeInTheDocument()
})

test('the account menu leads an operator to the page', async () => {
  installation()
  const { user, router } = renderApp('/account')
  await user.click(await screen.findByRole('button', { name: /account of Nora Lind/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Operator' }))
  expect(router.state.location.pathname).toBe('/operator')
})

test('a state that cannot be loaded says why and can be asked for again', async () => {
  const server = installation({
    'GET /api/operator/status': () => refusal(503, 'unavailable', 'The database is away.'),
  })
  const { user } = renderApp('/operator')
  expect(
    await screen.findByRole('heading', { name: 'The state could not be loaded' }),
  ).toBeVisible()
  expect(screen.getByText('The database is away.')).toBeVisible()
  server.routes['GET /api/operator/status'] = () => anOperatorStatus()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Everything works.')).toBeVisible()
  server.routes['GET /api/operator/status'] = () => refusal(503, 'unavailable', 'Away again.')
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/^The last refresh failed.*Away again\.$/)).toBeVisible()
  expect(screen.getByText('Everything works.')).toBeVisible()
})

test('organisations are searched on the server and come page by page', async () => {
  const server = installation({
    'GET /api/operator/organisations': ({ search }) => {
      const query = new URLSearchParams(search)
      if (query.get('search') !== null) return { organisations: [] }
      return query.get('after') === null
        ? { organisations: [anOrganisation()], next: 'o-1 Lind Events' }
        : { organisations: [anOrganisation({ id: 'o-2', name: 'Zebra' })] }
    },
  })
  const { user } = renderApp('/operator')
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Zebra')).toBeVisible()
  await user.type(screen.getByLabelText('Search organisations'), 'club')
  expect(await screen.findByText('No organisation matches “club”')).toBeVisible()
  expect(server.sent.at(-1)?.search).toBe('?search=club')
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(await screen.findByText('Lind Events')).toBeVisible()
})

function find(rows: readonly StatusRow[], name: string): string {
  const row = rows.find((one) => one.name === name)
  return `${row?.state ?? ''}: ${row?.word ?? ''}`
}

const status = anOperatorStatus()

test.each([
  ['Server', { draining: true }, 'warning: Draining'],
  ['Database', { database: { ...status.database, writeProblem: 'Full.' } }, 'bad: No writes'],
  ['Migrations', { database: { ...status.database, pendingMigrations: 1 } }, 'bad: Missing'],
  ['Migrations', { database: { ...status.database, unknownMigrations: 1 } }, 'warning: Newer'],
  ['Disk', { disk: { folder: '/d', freeBytes: 1e9, totalBytes: 1e11 } }, 'bad: 1% free'],
  ['Disk', { disk: { folder: '/d', freeBytes: 9e9, totalBytes: 1e11 } }, 'warning: 9% free'],
  ['Clock', { clock: { aheadSeconds: -7 } }, 'bad: Wrong'],
  ['Clock', { clock: { aheadSeconds: 0.2 } }, 'good: Right'],
  ['File check', { integrity: { isChecked: true } }, 'off: Not yet'],
  ['File check', { integrity: { isChecked: false } }, 'off: Not here'],
])('%s tells what is wrong: %j', (name, fields, expected) => {
  expect(find(healthRows(anOperatorStatus(fields)), name)).toBe(expected)
})

test('mail that waits too long, fails or goes nowhere needs attention', () => {
  const rows = (mail: Partial<typeof status.mail>) =>
    workRows(anOperatorStatus({ mail: { ...status.mail, ...mail } }))
  const late = { waiting: 2, oldestWaitingSeconds: 4000 }
  expect(find(rows(late), 'Mail queue')).toBe('warning: 2 waiting')
  expect(find(rows({ ...late, paused: 2 }), 'Mail queue')).toBe('good: 2 waiting')
  expect(find(rows({ failedLastDay: 3 }), 'Last 24 hours')).toBe('warning: 3 failed')
  expect(find(rows({ unreachableSince: status.now }), 'Mail server')).toBe('bad: Unreachable')
  const files = rows({ mode: 'files' })
  expect(find(files, 'Mail server')).toBe('off: Not set up')
  expect(files[0]?.options).toEqual(['--smtp-url'])
})

test('missing and old backups, copies and drills each say which option helps', () => {
  const rows = (backups: Partial<typeof status.backups>) =>
    backupRows(anOperatorStatus({ backups: { ...status.backups, ...backups } }))
  expect(find(backupRows(status), 'Restore drill')).toBe('good: Succeeded')
  expect(find(rows({ daily: false }), 'Daily backup')).toBe('bad: Off')
  const old = { name: 'a', at: '2026-11-28T00:00:00Z', bytes: 1, verified: false }
  expect(find(rows({ last: old }), 'Daily backup')).toBe('bad: 2 days ago')
  const { daily, folder, count, last } = { last: old, count: 1, ...status.backups }
  const unconfigured = backupRows(anOperatorStatus({ backups: { daily, folder, count, last } }))
  expect(find(unconfigured, 'Copies')).toBe('warning: None')
  expect(find(unconfigured, 'Restore drill')).toBe('warning: Off')
  expect(unconfigured.flatMap(({ options = [] }) => options)).toEqual([
    '--backup-s3-endpoint',
    '--backup-command',
    '--backup-drill on',
  ])
})

test('bytes and durations are said in two words', () => {
  expect([0, 2048, 1_500_000, 5e10].map(bytesInWords)).toEqual([
    '0 bytes',
    '2 KB',
    '1.4 MB',
    '47 GB',
  ])
  expect([30, 3600, 90_000].map(durationInWords)).toEqual([
    'less than a minute',
    '1 hour',
    '1 day 1 hour',
  ])
})
