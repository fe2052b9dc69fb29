/* Opening the planner: recovery of what a crash left in this browser, and how long its notices stay. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { keys } from '@/api/keys'
import type { Role } from '@/api/schema'
import { recordSignedIn } from '@/api/session'
import { hasUnsavedWork } from '@/lib/unsaved-work'
import { journalAt, type JournalEntry } from '@/plan/journal'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { aGuest, anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'
import { toastStore } from '@/ui/toast'
import { FloorPlannerPage } from '@/features/designer/FloorPlannerPage'

vi.mock('@/plan/session', async (original) => ({
  ...(await original<typeof import('@/plan/session')>()),
  loadPlanModule: () => loadBuiltModule(),
}))

const PLAN = 'GET /api/events/e-1/floor-plan'
const COMMANDS = 'POST /api/events/e-1/floor-plan/commands'

/** Two moves that did not reach the server any more. */
const LEFT: JournalEntry = {
  baseRevision: 7,
  savedAt: '2027-05-01T10:00:00Z',
  objects: 2,
  batches: [
    {
      commandId: 'c-1',
      commands: [
        { kind: 'move', moves: [{ id: 'table-1', x: 300, y: 60 }] },
        { kind: 'move', moves: [{ id: 'table-1', x: 400, y: 60 }] },
      ],
      unseat: [],
    },
  ],
}

describe('opening the planner', () => {
  const journal = () => journalAt(localStorage, 'seatwright.journal.u-1.e-1.a-dead-tab')

  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  })
  const open = (routes: Routes = {}) => {
    const plan: unknown = JSON.parse(hallJson(2, 4))
    const server = fakeServer({
      'GET /api/auth/user': () => aUser(),
      'GET /api/events': () => [anEvent()],
      'GET /api/events/e-1/guests': () => [],
      [PLAN]: () => ({ revision: 7, plan }),
      [COMMANDS]: () => ({ revision: 8 }),
      ...routes,
    })
    return { server, ...renderScreen(<FloorPlannerPage />, '/floor-planner?event=e-1') }
  }

  it('offers_what_was_left_behind_and_changes_nothing_before_the_answer', async () => {
    journal().write(LEFT)
    const { server } = open()
    expect(await screen.findByRole('heading', { name: 'Recover unsaved work?' })).toBeVisible()
    expect(screen.getByText(/^2 edits from .* The plan had 2 objects then\.$/)).toBeVisible()
    expect(server.sent.some((each) => each.method === 'POST')).toBe(false)
    expect(journal().read()).toEqual(LEFT)
  })

  it.each(['viewer', 'door-staff'] as const)('shows_a_%s_the_plan_without_tools', async (role) => {
    journal().write(LEFT)
    const { server } = open({
      'GET /api/auth/user': () => aUser({ organisation: { id: 'o-1', name: 'Lind Events', role } }),
    })
    expect(await screen.findByText(/You can view this plan/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'))).toEqual([
      ...['Attendees', 'Outline', 'Settings'],
    ])
    // What another role left behind waits for that role.
    expect(journal().read()).toEqual(LEFT)
    expect(server.sent.some((each) => each.method === 'POST')).toBe(false)
  })

  it('recovers_it_says_so_for_three_seconds_and_empties_the_journal', async () => {
    journal().write(LEFT)
    const { server, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Auto-save Recovered')).toBeVisible()
    expect(toastStore.getState().current).toMatchObject({
      kind: 'success',
      title: 'Auto-save Recovered',
      text: 'Your work has been recovered',
      duration: 3000,
    })
    const posted = server.sent.find((each) => each.method === 'POST')
    expect(posted?.body).toMatchObject({ baseRevision: 7, commandId: 'c-1', unseat: [] })
    await waitFor(() => {
      expect(journal().read()).toBeUndefined()
    })
    expect(await screen.findByRole('application', { name: 'Floor plan' })).toBeVisible()
  })

  it('can_clear_it_instead', async () => {
    journal().write(LEFT)
    const { server, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('application', { name: 'Floor plan' })).toBeVisible()
    expect(journal().read()).toBeUndefined()
    expect(server.sent.some((each) => each.method === 'POST')).toBe(false)
    expect(toastStore.getState().current).toBeNull()
  })

  it('keeps_it_and_says_why_when_the_server_cannot_take_it_now', async () => {
    journal().write(LEFT)
    const { user } = open({ [COMMANDS]: () => new Response('', { status: 503 }) })
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Recovery failed')).toBeVisible()
    expect(toastStore.getState().current).toMatchObject({ kind: 'error', duration: 10_000 })
    expect(journal().read()).toEqual(LEFT)
  })

  it('offers_nothing_when_everything_has_reached_the_server', async () => {
    open()
    expect(await screen.findByRole('application', { name: 'Floor plan' })).toBeVisible()
  })

  it('asks_the_server_whether_the_edit_on_its_way_arrived', async () => {
    journal().write(LEFT)
    const arrived = 'GET /api/events/e-1/floor-plan/commands/c-1'
    const plan: unknown = JSON.parse(hallJson(2, 4))
    const { server } = open({
      [PLAN]: () => ({ revision: 9, plan }),
      [arrived]: () => ({ arrived: 'yes', revision: 8 }),
    })
    expect(await screen.findByRole('application', { name: 'Floor plan' })).toBeVisible()
    expect(server.sent.find(({ path }) => path.endsWith('/c-1'))?.search).toBe('?baseRevision=7')
    expect(journal().read()).toBeUndefined()
  })

  it('offers_what_did_not_arrive_although_somebody_else_has_changed_the_plan_since', async () => {
    journal().write(LEFT)
    const plan: unknown = JSON.parse(hallJson(2, 4))
    const { server, user } = open({
      [PLAN]: () => ({ revision: 9, plan }),
      'GET /api/events/e-1/floor-plan/commands/c-1': () => ({ arrived: 'no' }),
      [COMMANDS]: () => ({ revision: 10 }),
    })
    expect(await screen.findByText(/^2 edits from .+ did not reach the server\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Auto-save Recovered')).toBeVisible()
    const posted = server.sent.find((each) => each.method === 'POST')
    expect(posted?.body).toMatchObject({ baseRevision: 9, commandId: 'c-1' })
  })

  it('says_when_nobody_can_know_whether_it_arrived', async () => {
    journal().write(LEFT)
    const plan: unknown = JSON.parse(hallJson(2, 4))
    open({
      [PLAN]: () => ({ revision: 9000, plan }),
      'GET /api/events/e-1/floor-plan/commands/c-1': () => ({ arrived: 'unknown' }),
    })
    expect(
      await screen.findByText(/^2 edits from .+ It is not known whether the first/),
    ).toBeVisible()
  })

  it('asks_a_second_time_when_somebody_has_sat_down_between_question_and_answer', async () => {
    const seat = { id: 'table-1-chair-1', seatNumber: 1, seatLabel: 'A', byHand: true }
    const there = [
      { id: 'g-1', firstName: 'Ana', lastName: 'Ruiz', seatId: 'table-1-chair-1' },
      { id: 'g-2', firstName: 'Ben', lastName: 'Hur', seatId: 'table-1-chair-2' },
    ]
    const problem = { code: 'seats_occupied', message: 'Occupied.', details: { guests: there } }
    let sent = 0
    const { server, user } = open({
      'GET /api/events/e-1/guests': () => [aGuest({ seat })],
      [COMMANDS]: () => {
        sent += 1
        return sent === 1 ? new Response(JSON.stringify(problem), { status: 409 }) : { revision: 8 }
      },
    })
    await waitFor(() => {
      expect(screen.getByText('Assigned').nextSibling).toHaveTextContent('1')
    })
    const toolbar = await screen.findByRole('toolbar', { name: 'Plan' })
    await user.click(within(toolbar).getByRole('button', { name: 'Clear canvas' }))
    const first = await screen.findByRole('alertdialog', { name: '1 guest sits in this plan' })
    await user.click(within(first).getByRole('button', { name: 'Unseat and clear' }))
    const second = await screen.findByRole('alertdialog', { name: '2 guests now sit there' })
    expect(within(second).getByText('Ben Hur')).toBeVisible()
    await user.click(within(second).getByRole('button', { name: 'Unseat and continue' }))
    await waitFor(() => {
      const bodies = server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
      expect(bodies).toMatchObject([{ unseat: ['g-1'] }, { unseat: ['g-1', 'g-2'] }])
    })
  })

  it('keeps_edits_on_the_device_while_another_account_is_signed_in_and_sends_them_afterwards', async () => {
    let back = false
    const { server, user } = open({
      [COMMANDS]: () =>
        back ? { revision: 8 } : refusal(403, 'account_changed', 'Another account has signed in.'),
    })
    const toolbar = await screen.findByRole('toolbar', { name: 'Plan' })
    await user.click(within(toolbar).getByRole('button', { name: 'Clear canvas' }))
    expect(
      await screen.findByText('1 edit kept on this device. Another account has signed in.'),
    ).toBeVisible()
    const kept = () =>
      Object.keys(localStorage).filter((key) => key.startsWith('seatwright.journal.u-1.e-1.'))
    expect(kept()).toHaveLength(1)
    expect(hasUnsavedWork()).toBe(true)
    const [tried] = server.sent.filter(({ method }) => method === 'POST')
    back = true
    recordSignedIn()
    await waitFor(() => {
      expect(kept()).toEqual([])
    })
    expect(hasUnsavedWork()).toBe(false)
    expect(server.sent.at(-1)?.body).toEqual(tried?.body)
  })

  it('leaves_the_tools_and_loses_no_edit_when_the_role_was_lowered_meanwhile', async () => {
    let role: Role = 'planner'
    const { server, user, cache } = open({
      'GET /api/auth/user': () => aUser({ organisation: { id: 'o-1', name: 'Lind Events', role } }),
      [COMMANDS]: () => refusal(403, 'forbidden', 'Your role does not allow this.'),
    })
    const toolbar = await screen.findByRole('toolbar', { name: 'Plan' })
    role = 'viewer'
    await user.click(within(toolbar).getByRole('button', { name: 'Clear canvas' }))
    expect(
      await screen.findByText(
        /You can only view this event now. 1 of your edits was not saved: it stays on this device/,
      ),
    ).toBeVisible()
    expect(screen.getAllByText('Not saved - view only')[0]).toBeVisible()
    expect(await screen.findByText(/You can view this plan/)).toBeVisible()
    expect(screen.queryByText(/Offline/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Download plan' })).not.toEqual([])
    await waitFor(() => {
      expect(server.sent.filter(({ path }) => path === '/api/auth/user')).toHaveLength(2)
    })
    expect(screen.getAllByText('Not saved - view only')[0]).toBeVisible()
    role = 'planner'
    await cache.invalidateQueries({ queryKey: keys.user })
    expect(await screen.findByRole('heading', { name: 'Recover unsaved work?' })).toBeVisible()
    expect(server.sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('shows_a_success_for_two_seconds_and_a_failure_longer', async () => {
    let full = false
    const { user } = open({
      [COMMANDS]: () => (full ? new Response('', { status: 503 }) : { revision: 8 }),
    })
    const toolbar = await screen.findByRole('toolbar', { name: 'Plan' })
    const save = () => user.click(within(toolbar).getByRole('button', { name: 'Save' }))
    await save()
    expect(await screen.findByText('The floor plan is saved on the server.')).toBeVisible()
    expect(toastStore.getState().current?.duration).toBe(2000)
    full = true
    await user.click(within(toolbar).getByRole('button', { name: 'Clear canvas' }))
    await save()
    expect(await screen.findByText('Not saved yet')).toBeVisible()
    expect(toastStore.getState().current).toMatchObject({ kind: 'error', duration: 10_000 })
  })
})
