/* The status page: what it says about server, database and mail, and when it asks again. */
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Health } from '@/api/health'
import { statusRows, summary } from '@/features/site/status-rows'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const fine: Routes = {
  'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
  'GET /api/site': () => ({
    signIn: 'password',
    mail: 'smtp',
    mailboxOpen: false,
    version: '0.1.0',
  }),
  'GET /healthz': () => ({ ok: true }),
  'GET /readyz': () => ({ ok: true, mail: { mode: 'smtp', waiting: 0 } }),
}

async function openStatus(routes: Routes = {}) {
  const server = fakeServer({ ...fine, ...routes })
  const app = renderApp('/status')
  await screen.findByText(/^Checked at/)
  return { ...app, ...server }
}

function row(part: string) {
  return within(screen.getByRole('heading', { level: 2, name: part }).closest('li')!)
}

describe('status page', () => {
  it('says_that_everything_works_and_when_it_asked', async () => {
    await openStatus()
    expect(await screen.findByText('Everything works.')).toBeInTheDocument()
    for (const part of ['Server', 'Database', 'Mail']) {
      expect(row(part).getByText('Operational')).toBeInTheDocument()
    }
    expect(screen.getByText(/Version 0\.1\.0/)).toBeInTheDocument()
  })

  it('tells_a_database_that_does_not_answer_from_a_server_that_does', async () => {
    await openStatus({ 'GET /readyz': () => refusal(503, 'unavailable', 'No database.') })
    expect(screen.getByText('Something does not work.')).toBeInTheDocument()
    expect(row('Server').getByText('Operational')).toBeInTheDocument()
    expect(row('Database').getByText('No answer')).toBeInTheDocument()
  })

  it('says_so_when_nothing_answers_and_asks_again_on_demand', async () => {
    const offline = () => {
      throw new TypeError('offline')
    }
    const { user, routes } = await openStatus({
      'GET /healthz': offline,
      'GET /readyz': offline,
      'GET /api/site': offline,
    })
    expect(row('Server').getByText('No answer')).toBeInTheDocument()
    expect(row('Database').getByText('Unknown')).toBeInTheDocument()
    expect(row('Mail').getByText('Unknown')).toBeInTheDocument()
    Object.assign(routes, fine)
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Everything works.')).toBeInTheDocument()
  })
})

describe('words of the status page', () => {
  const health: Health = {
    checkedAt: new Date(0),
    server: 'up',
    database: 'up',
    mail: { mode: 'smtp', waiting: 0, oldestWaitingSeconds: undefined },
  }
  const mail = (fields: Partial<NonNullable<Health['mail']>>) =>
    statusRows(
      { ...health, mail: { mode: 'smtp', waiting: 0, oldestWaitingSeconds: undefined, ...fields } },
      undefined,
    )[2]

  it('calls_mail_delayed_when_the_oldest_waits_for_more_than_ten_minutes', () => {
    expect(mail({ waiting: 3, oldestWaitingSeconds: 601 })).toMatchObject({
      word: 'Delayed',
      text: '3 mails waiting, the oldest for 10 minutes.',
    })
    expect(mail({ waiting: 1, oldestWaitingSeconds: 20 })).toMatchObject({
      word: 'Operational',
      text: '1 mail waiting, the oldest for less than a minute.',
    })
  })

  it('says_that_mail_is_not_sent_without_a_mail_server', () => {
    expect(mail({ mode: 'files' })).toMatchObject({ state: 'warning', word: 'Not sent' })
  })

  it('believes_the_site_about_mail_when_the_check_does_not_tell', () => {
    const [, , row] = statusRows({ ...health, mail: undefined }, 'smtp')
    expect(row).toMatchObject({ word: 'Operational' })
  })

  it('sums_up_with_a_remark_when_nothing_is_broken_but_not_all_is_well', () => {
    expect(summary(statusRows({ ...health, mail: undefined }, 'files'))).toBe(
      'Everything works, with a note below.',
    )
  })
})
