/* The demo dialog: its four steps, the ways on, and the sandbox behind them. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sandboxProblems } from '@/features/landing/use-sandbox'
import { loadPage } from '@/lib/load-page'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const visitor: Routes = {
  'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.'),
}
const sandbox: Routes = {
  ...visitor,
  'POST /api/sandbox': () => aUser({ sandboxUntil: '2026-11-22T10:00:00Z' }),
  'GET /api/events': () => [
    anEvent({ id: 'launch', guestCount: 5 }),
    anEvent({ id: 'wedding', guestCount: 120 }),
  ],
}

// The first import of the page and its dialog takes longer than a test may wait for an element.
beforeAll(async () => {
  await Promise.all([
    import('@/features/landing/LandingPage'),
    import('@/features/landing/demo/DemoDialog'),
  ])
}, 60_000)

async function openDemo(routes: Routes = visitor) {
  const server = fakeServer(routes)
  const loaded = vi.spyOn(loadPage, 'at').mockReturnValue(undefined)
  const app = renderApp('/landing')
  const opener = await screen.findByRole('button', { name: 'Watch Demo' })
  await app.user.click(opener)
  const dialog = within(await screen.findByRole('dialog'))
  return { ...app, ...server, dialog, opener, loaded }
}

describe('steps of the demo', () => {
  it('begins_with_step_1_and_shows_name_date_and_venue', async () => {
    const { dialog } = await openDemo()
    expect(dialog.getByRole('heading', { name: 'Create Your Event' })).toBeInTheDocument()
    for (const field of ['Event name', 'Date', 'Venue']) {
      expect(dialog.getByText(field)).toBeInTheDocument()
    }
  })

  it('step_2_draws_round_table_stage_bar_and_entrance', async () => {
    const { dialog, user } = await openDemo()
    await user.click(dialog.getByRole('button', { name: 'Next' }))
    expect(dialog.getByRole('heading', { name: 'Design Floor Plan' })).toBeInTheDocument()
    for (const thing of ['Round table', 'Stage', 'Bar', 'Entrance']) {
      expect(dialog.getByRole('button', { name: thing })).toBeInTheDocument()
    }
    const plan = dialog.getByRole('img', { name: /two round tables of eight, a stage, a bar/ })
    expect(plan.querySelectorAll('[fill="var(--chair-free)"]')).toHaveLength(16)
    expect(plan).toHaveTextContent('Stage')
    expect(plan).toHaveTextContent('Bar')
    expect(plan).toHaveTextContent('Entrance')
  })

  it('step_3_imports_from_excel_csv_or_by_hand_and_assigns_seats_automatically', async () => {
    const { dialog, user } = await openDemo()
    await user.click(dialog.getByRole('button', { name: /^3/ }))
    expect(dialog.getByRole('heading', { name: 'Import Guest List' })).toBeInTheDocument()
    const sources = within(dialog.getByRole('list', { name: 'Sources' })).getAllByRole('listitem')
    expect(sources.map((source) => source.textContent)).toEqual(['Excel', 'CSV', 'Manual'])
    expect(dialog.getAllByText('No seat')).toHaveLength(8)
    await user.click(dialog.getByRole('button', { name: 'Assign seats' }))
    expect(dialog.getByText('Seat A')).toBeInTheDocument()
    expect(dialog.getByRole('img', { name: 'Table 1 with eight guests' })).toBeInTheDocument()
  })

  it('step_4_shows_an_e_mail_with_a_qr_code', async () => {
    const { dialog, user } = await openDemo()
    await user.click(dialog.getByRole('button', { name: /^4/ }))
    expect(dialog.getByRole('heading', { name: 'Send Invitations' })).toBeInTheDocument()
    const mail = within(dialog.getByRole('article', { name: 'Sample invitation' }))
    expect(mail.getByText(/^You are invited/)).toBeInTheDocument()
    expect(mail.getByRole('img', { name: /^QR code/ })).toBeInTheDocument()
  })

  it('goes_back_and_forth_and_marks_the_current_step', async () => {
    const { dialog, user } = await openDemo()
    expect(dialog.getByRole('button', { name: 'Back' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Next' }))
    expect(dialog.getByRole('button', { name: /^2/ })).toHaveAttribute('aria-current', 'step')
    await user.click(dialog.getByRole('button', { name: 'Back' }))
    expect(dialog.getByRole('button', { name: /^1/ })).toHaveAttribute('aria-current', 'step')
  })

  it('announces_a_new_step_by_moving_the_focus_to_its_heading', async () => {
    const { dialog, user } = await openDemo()
    await user.click(dialog.getByRole('button', { name: 'Next' }))
    expect(dialog.getByRole('heading', { name: 'Design Floor Plan' })).toHaveFocus()
    expect(dialog.getByText('Step 2 of 4')).toBeInTheDocument()
  })

  it('closes_with_escape_and_gives_the_focus_back', async () => {
    const { user, opener } = await openDemo()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  })
})

describe('ways on from the demo', () => {
  it('starts_the_trial_and_contacts_sales', async () => {
    const { dialog } = await openDemo()
    expect(dialog.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      '/api/login?screen=sign-up',
    )
    expect(dialog.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact')
  })

  it('opens_the_sandbox_and_its_dashboard_with_try_it_yourself', async () => {
    const { dialog, user, sent, loaded } = await openDemo(sandbox)
    await user.click(dialog.getByRole('button', { name: 'Try it yourself' }))
    await waitFor(() => expect(loaded).toHaveBeenCalledWith('/dashboard?event=wedding'))
    expect(sent.some(({ method, path }) => method === 'POST' && path === '/api/sandbox')).toBe(true)
  })

  it.each([
    ['Open the floor planner', '/floor-planner'],
    ['Open guest management', '/guest-management'],
    ['Open the seat finder', '/find-seat'],
  ])('%s_enters_the_sandbox_first_for_visitors', async (name, path) => {
    const { dialog, user, loaded } = await openDemo(sandbox)
    const link = dialog.getByRole('link', { name })
    expect(link).toHaveAttribute('href', path)
    await user.click(link)
    await waitFor(() => expect(loaded).toHaveBeenCalledWith(`${path}?event=wedding`))
  })

  it('leads_signed_in_people_to_their_own_screens_without_a_sandbox', async () => {
    const { dialog, user, router, sent } = await openDemo({
      'GET /api/auth/user': () => aUser(),
      'GET /api/events': () => [],
    })
    expect(dialog.queryByRole('button', { name: 'Try it yourself' })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('link', { name: 'Open guest management' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/guest-management'))
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('keeps_the_own_events_of_somebody_who_signed_in_meanwhile', async () => {
    const { dialog, user, loaded } = await openDemo({
      ...visitor,
      'POST /api/sandbox': () => refusal(409, 'already_signed_in', 'You are signed in.'),
    })
    await user.click(dialog.getByRole('link', { name: 'Open the floor planner' }))
    await waitFor(() => expect(loaded).toHaveBeenCalledWith('/floor-planner'))
  })

  it.each([
    [429, sandboxProblems.tooMany],
    [503, sandboxProblems.full],
    [500, sandboxProblems.other],
  ])('says_why_no_sandbox_opened_on_%s_and_offers_the_trial', async (status, text) => {
    const { dialog, user, loaded } = await openDemo({
      ...visitor,
      'POST /api/sandbox': () => refusal(status, 'refused', 'Refused.'),
    })
    await user.click(dialog.getByRole('button', { name: 'Try it yourself' }))
    const alert = await dialog.findByRole('alert')
    expect(alert).toHaveTextContent(text)
    expect(within(alert).getByRole('link', { name: 'Start Free Trial' })).toBeInTheDocument()
    expect(loaded).not.toHaveBeenCalled()
    expect(dialog.getByRole('button', { name: 'Try it yourself' })).toBeEnabled()
  })
})
