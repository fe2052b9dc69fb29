/* A part of the designer that breaks while drawing leaves the plan, the other parts and unsaved edits alone. */
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerScreen } from '@/features/designer/screen/DesignerScreen'
import { GuestActionsContext } from '@/features/seating/guest-actions'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { guestActions } from '@/features/seating/testing/guest-actions'
import { openDialog } from '@/canvas/store/layer'
import { setMode } from '@/canvas/store/viewport'

const broken = vi.hoisted(() => new Set<string>())

function breaking(name: string) {
  return () => {
    if (broken.has(name)) throw new Error(`${name} broke`)
    return <p>{name} works</p>
  }
}

vi.mock('@/features/designer/objects/ObjectsPanel', () => ({
  ObjectsPanel: breaking('objects'),
}))
vi.mock('@/features/designer/layers/LayersPanel', () => ({ LayersPanel: breaking('layers') }))
vi.mock('@/features/designer/screen/BottomBar', () => ({ BottomBar: breaking('bottom bar') }))
vi.mock('@/features/designer/view3d/View3D', () => ({ View3D: breaking('3D view') }))
vi.mock('@/features/designer/files/SnapshotsDialog', () => ({
  SnapshotsDialog: breaking('snapshots'),
}))
vi.mock('@/features/designer/arrange/FloatingBar', () => ({
  FloatingBar: breaking('floating bar'),
}))

let module: PlanModule
beforeAll(async () => {
  module = await loadBuiltModule()
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  broken.clear()
  vi.unstubAllGlobals()
})

function open(): Bench {
  const bench = openBench(module, hallJson(2, 4))
  render(
    <GuestActionsContext value={guestActions()}>
      <DesignerScreen designer={bench.designer} eventName="Wedding" />
    </GuestActionsContext>,
  )
  return bench
}

const plan = () => screen.getByRole('application', { name: 'Floor plan' })

test('a broken panel leaves the plan, other panels and unsaved edits, and can be tried again', async () => {
  const { designer, sent, settle } = open()
  act(() => {
    designer.editing.run({ kind: 'move', moves: [{ id: 'table-1', x: 60, y: 60 }] })
  })
  broken.add('layers')
  await userEvent.click(screen.getByRole('tab', { name: 'Layers' }))
  const panel = screen.getByRole('tabpanel')
  expect(await within(panel).findByRole('alert')).toHaveTextContent('Reason: layers broke')
  expect(plan()).toBeInTheDocument()
  expect(designer.sync.state.getState()).toMatchObject({ save: 'unsaved', pending: 1 })

  await userEvent.click(screen.getByRole('tab', { name: 'Objects' }))
  expect(screen.getByText('objects works')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Layers' }))
  broken.clear()
  await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('layers works')).toBeVisible()

  await settle()
  expect(sent).toHaveLength(1)
  expect(designer.sync.state.getState().save).toBe('saved')
})

test.each(['bottom bar', 'floating bar'])('a broken %s leaves the plan and the panel', (name) => {
  broken.add(name)
  open()
  expect(screen.getByRole('alert')).toHaveTextContent(`Reason: ${name} broke`)
  expect(plan()).toBeInTheDocument()
  expect(screen.getByText('objects works')).toBeVisible()
})

test('a broken 3D view leaves the bars, and the drawing is one press away', async () => {
  broken.add('3D view')
  const { designer } = open()
  act(() => {
    setMode(designer.view, '3d')
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Reason: 3D view broke')
  expect(screen.getByText('bottom bar works')).toBeVisible()
  act(() => {
    setMode(designer.view, '2d')
  })
  expect(plan()).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a broken dialog leaves the screen behind it', async () => {
  broken.add('snapshots')
  const { designer } = open()
  act(() => {
    openDialog(designer.view, 'snapshots')
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Reason: snapshots broke')
  expect(plan()).toBeInTheDocument()
  expect(screen.getByText('objects works')).toBeVisible()
})
