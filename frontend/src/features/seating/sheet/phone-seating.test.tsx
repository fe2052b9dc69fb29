/* Seating guests on a phone: the sheet of guests, and what the plan shows of the guests in hand. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { createQueryClient } from '@/api/query-client'
import type { Wish } from '@/api/schema'
import { DesignerScreen } from '@/features/designer/screen/DesignerScreen'
import { runEffect } from '@/canvas/edits/effects'
import { GuestActionsContext } from '@/features/seating/guest-actions'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'
import { guestActions } from '@/features/seating/testing/guest-actions'
import { seatingOf } from '@/guests/seating'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { fakeServer } from '@/testing/fake-server'
import { pickedGuest } from '@/canvas/store/hand'
import { openPanel } from '@/canvas/store/panel'
import { setCompact } from '@/canvas/store/screen'

const atTableTwo: Wish = {
  ...{ id: 'w', kind: 'at-table', strength: 'must', guestIds: ['ben'], tableId: 'table-2' },
  ...{ tagIds: [], note: '', createdAt: '2026-05-01T10:00:00Z' },
}

let module: PlanModule
let bench: Bench
beforeAll(async () => {
  module = await loadBuiltModule()
})
beforeEach(() => {
  fakeServer({
    'GET /api/tables/*': () => [],
    'GET /api/tags': () => [],
    'GET /api/events/*/wishes': () => [atTableTwo],
    'GET /api/events/*/parties': () => [],
    'DELETE /api/wishes/*': () => ({}),
    'POST /api/events/*/wishes': ({ body }) => Object.assign({ id: 'w-new' }, body),
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(320)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  bench = openBench(module, hallJson(2, 4))
  setCompact(bench.designer.view, true)
  bench.designer.seating.setState(
    seatingOf([
      plannerGuest('ana', { firstName: 'Ana', seatId: 'table-1-chair-1' }),
      plannerGuest('ben', { firstName: 'Ben', party: 'Band' }),
      plannerGuest('cleo', { firstName: 'Cleo', party: 'Band' }),
    ]),
    true,
  )
})

function show(): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <GuestActionsContext value={guestActions()}>
        <DesignerScreen designer={bench.designer} eventName="Wedding" />
      </GuestActionsContext>
    </QueryClientProvider>,
  )
}

const sheet = () => screen.findByRole('region', { name: 'Attendees' })
const press = async (name: string | RegExp) => {
  await userEvent.click(await within(await sheet()).findByRole('button', { name }))
}

test('a guest in hand is named over the plan with the tables that have room, and can be put down', async () => {
  show()
  await press('Larger')
  await press(/^Ben Ruiz/)
  const room = await screen.findByText('2 tables have room.')
  expect(room.parentElement).toHaveTextContent('Ben Ruiz 2 tables have room.')
  expect(within(await sheet()).getByRole('button', { name: 'Smaller' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Put down' }))
  expect(pickedGuest(bench.designer.view.getState())).toBeUndefined()
})

test('the seats are judged by the wishes of the event', async () => {
  show()
  await sheet()
  await vi.waitFor(() => {
    expect(bench.designer.seatAdvisor.wishes.getState().wishes).toHaveLength(1)
  })
  const breaking = bench.designer.seatAdvisor.hints(['ben']).filter(({ breaks }) => breaks > 0)
  expect(breaking.map(({ seats }) => seats[0])).toContain('table-1-chair-2')
})

test('a party is chosen by its heading and sits down at the table that is tapped', async () => {
  show()
  await press('Larger')
  await press(/^Band/)
  expect(await screen.findByText('2 guests to seat. 2 tables have room.')).toBeVisible()
  expect(within(await sheet()).getByRole('button', { name: 'Smaller' })).toBeDisabled()
  act(() => {
    runEffect(bench.designer, { kind: 'seat-at', element: 'table-2' })
  })
  expect(bench.seated).toEqual(['ben at table-2-chair-1,cleo at table-2-chair-2'])
})

test('a guest in hand is put down by a second tap on the row', async () => {
  show()
  await press('Larger')
  await press(/^Ben Ruiz/)
  await press('Larger')
  await press(/^Ben Ruiz/)
  expect(pickedGuest(bench.designer.view.getState())).toBeUndefined()
})

const choose = (element: string, seat?: string) => {
  act(() => {
    bench.designer.selection.setState({ ids: [element], focus: element, seat })
  })
}

test('the table that is tapped opens in the sheet with its seats and what can be done with it', async () => {
  show()
  await sheet()
  choose('table-1')
  const card = await screen.findByRole('region', { name: 'Table 1' })
  expect(await sheet()).toContainElement(card)
  expect(within(card).getByRole('list', { name: 'Seats' })).toHaveTextContent('Ana Ruiz')
  for (const name of ['Fill', 'Empty', 'Lock', 'Rename Table 1']) {
    expect(within(card).getByRole('button', { name })).toBeVisible()
  }
  await userEvent.click(within(card).getByRole('button', { name: 'Close table' }))
  expect(within(await sheet()).getByRole('button', { name: 'Smaller' })).toBeDisabled()
})

test('the chair that is tapped says why its guest sits there, and the guest can be moved', async () => {
  show()
  await sheet()
  choose('table-1', 'table-1-chair-1')
  const card = await screen.findByRole('region', { name: 'Chair details, Table 1, seat A' })
  expect(await sheet()).toContainElement(card)
  expect(within(card).getByRole('heading', { name: 'Why this seat' })).toBeVisible()
  await userEvent.click(within(card).getByRole('button', { name: 'Move' }))
  expect(await screen.findByText('2 tables have room.')).toBeVisible()
  expect(bench.designer.selection.getState()).toMatchObject({ ids: [], seat: undefined })
  act(() => {
    runEffect(bench.designer, { kind: 'seat-at', element: 'table-2' })
  })
  expect(bench.seated).toEqual(['ana at table-2-chair-1'])
})

test('the wishes are reached from the guests and left again', async () => {
  show()
  await press('Larger')
  await press('Wishes')
  expect(await screen.findByRole('region', { name: 'Wishes' })).toHaveTextContent('Add wish')
  await press('Guests')
  expect(await screen.findByRole('searchbox', { name: 'Search guests' })).toBeVisible()
})

test('a lock of a table is undone and redone from the sheet', async () => {
  show()
  await sheet()
  choose('table-1')
  await press('Lock')
  await vi.waitFor(() => {
    expect(bench.designer.history.canUndo).toBe(true)
  })
  await press('Undo')
  await vi.waitFor(() => {
    expect(bench.designer.history.canRedo).toBe(true)
  })
  await press('Redo')
})

test('an address that asks for the seat assignment opens the guests', async () => {
  openPanel(bench.designer.view, 'attendees')
  show()
  expect(await screen.findByRole('searchbox', { name: 'Search guests' })).toBeVisible()
})

test('thousands of guests are counted as everywhere else', async () => {
  const many = Array.from({ length: 1200 }, (_, at) => plannerGuest(`g${String(at)}`))
  bench.designer.seating.setState(seatingOf(many), true)
  show()
  expect(within(await sheet()).getByText('0 of 1,200 seated')).toBeVisible()
  await press('Larger')
  expect(await screen.findByRole('button', { name: /1,200\s*Total/ })).toBeVisible()
})

test('the click of a finger that touched the plan does nothing in the sheet that has risen under it', async () => {
  show()
  const larger = await within(await sheet()).findByRole('button', { name: 'Larger' })
  const plan = screen.getByRole('application', { name: 'Floor plan' })
  fireEvent.pointerDown(plan)
  fireEvent.click(larger, { detail: 1 })
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  await press('Larger')
  expect(await screen.findByRole('searchbox')).toBeInTheDocument()
})
