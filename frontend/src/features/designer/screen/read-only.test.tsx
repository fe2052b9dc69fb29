/* The designer for a person who may only look: everything is visible, nothing can be edited. */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { designerKey, planKey } from '@/canvas/actions/keyboard'
import { ChairCard } from '@/features/seating/ChairCard'
import { ReadOnlyNote } from '@/features/designer/screen/Notes'
import { BottomBar } from '@/features/designer/screen/BottomBar'
import { Rail } from '@/features/designer/screen/Rail'
import { TopBar } from '@/features/designer/screen/TopBar'
import { cutSelection, pasteText } from '@/canvas/edits/clipboard'
import { DesignerContext } from '@/canvas/context'
import { menuSections } from '@/features/designer/screen/ContextMenu'
import { AttendeesPanel } from '@/features/seating/attendees/AttendeesPanel'
import { GuestActionsContext } from '@/features/seating/guest-actions'
import { seatingOf } from '@/guests/seating'
import { focusSeat, select } from '@/canvas/store/selection'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'
import { guestActions } from '@/features/seating/testing/guest-actions'
import { chooseLine } from '@/canvas/store/chosen'
import { makeReadOnly } from '@/canvas/store/screen'

const person = (id: string, firstName: string, seatId?: string) =>
  plannerGuest(id, { firstName, seatId })

/** Actions that only navigate, point or download; every other action changes something. */
const LOOKING = new Set([
  ...[
    'downloads',
    'download',
    'download-svg',
    'select-all',
    'pointer',
    'hand',
    'zoom-in',
    'zoom-out',
  ],
  ...['actual-size', 'fit', 'zoom-selection', 'reset-view', 'space', 'outline', 'settings'],
  ...['shortcuts', 'menu', 'laser'],
])

describe('the designer for a viewer', () => {
  let module: PlanModule
  let bench: Bench
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600)
    bench = openBench(module, hallJson(2, 4))
    // Done while the person could still edit, and one of them undone.
    for (const x of [300, 360]) {
      bench.designer.plan.run({ kind: 'move', moves: [{ id: 'table-1', x, y: 300 }] })
    }
    bench.designer.editing.undo()
    await bench.settle()
    bench.sent.length = 0
    makeReadOnly(bench.designer.view)
    bench.designer.seating.setState(
      seatingOf([person('ana', 'Ana', 'table-1-chair-1'), person('ben', 'Ben')]),
      true,
    )
  })
  const show = (part: ReactNode) =>
    render(
      <DesignerContext value={bench.designer}>
        <GuestActionsContext value={guestActions()}>{part}</GuestActionsContext>
      </DesignerContext>,
    )
  const buttons = (place: HTMLElement) =>
    within(place)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)

  it('offers_no_action_that_changes_anything_whatever_is_selected', () => {
    const { designer } = bench
    select(designer.selection, ['table-1', 'table-2'])
    chooseLine(designer.view, 'line')
    const enabled = designer.installed.actions
      .filter((action) => action.enabled(designer))
      .map(({ id }) => id)
    expect(enabled.filter((id) => !LOOKING.has(id))).toEqual([])
    expect(enabled).toContain('download')
    expect(
      menuSections(designer, { element: undefined, seat: undefined })
        .flatMap(({ actions }) => actions)
        .map(({ id }) => id),
    ).toEqual(['zoom-selection', 'fit'])
  })

  it('changes_nothing_by_hand_keys_or_clipboard', async () => {
    const { designer } = bench
    const before = designer.plan.session().toJson()
    select(designer.selection, ['table-1'])
    const held = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
    for (const key of ['Delete', 'ArrowRight', 'r', 't', 'F2', 'Enter']) {
      planKey(designer, { ...held, key })
    }
    for (const key of ['d', 'g', 'l', 'z']) designerKey(designer, { ...held, key, ctrlKey: true })
    cutSelection(designer)
    pasteText(designer, designer.plan.session().copy(['table-1']))
    bench.pointer('down', { x: 120, y: 120 })
    bench.pointer('move', { x: 320, y: 320 })
    bench.frame()
    bench.pointer('up', { x: 320, y: 320 })
    await bench.settle()
    expect(designer.plan.session().toJson()).toEqual(before)
    expect(bench.sent).toEqual([])
    expect(designer.interaction.getState().name).toBe('idle')
  })

  it('says_why_and_shows_only_tools_for_looking', () => {
    show(
      <>
        <TopBar eventName="Wedding" />
        <ReadOnlyNote />
        <Rail />
        <BottomBar />
      </>,
    )
    expect(screen.getByText(/You can view this plan/)).toBeVisible()
    expect(buttons(screen.getByRole('toolbar', { name: 'Plan' }))).toEqual([
      ...['Download plan', 'Zoom out', 'Zoom in', 'Fit to screen'],
      ...['Reset view', 'Laser pointer', 'Keyboard shortcuts'],
    ])
    expect(screen.queryByRole('button', { name: 'Seating' })).not.toBeInTheDocument()
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
    expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'))).toEqual([
      ...['Attendees', 'Outline', 'Settings'],
    ])
  })

  it('shows_who_sits_where_and_seats_nobody', async () => {
    show(
      <>
        <AttendeesPanel />
        <ChairCard />
      </>,
    )
    for (const name of ['Auto-Assign', 'Assign Seats', 'Add guest', 'Import CSV']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled()
    expect(screen.getByRole('button', { name: /^Ben Ruiz/ })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: /^Ana Ruiz/ }))
    const card = screen.getByRole('group', { name: /^Chair details/ })
    expect(within(card).getByText('Ana Ruiz')).toBeVisible()
    expect(buttons(card)).toEqual(['Close chair details'])
  })

  it('says_that_a_free_chair_is_free', () => {
    show(<ChairCard />)
    const { selection } = bench.designer
    act(() => {
      focusSeat(selection, 'table-1', 'table-1-chair-2')
    })
    expect(screen.getByText('This seat is free.')).toBeVisible()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })
})
