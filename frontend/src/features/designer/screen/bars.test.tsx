/* Rail and toolbars on the real plan: what they offer, and what each button does to view and plan. */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { BottomBar } from '@/features/designer/screen/BottomBar'
import { Rail } from '@/features/designer/screen/Rail'
import { TopBar } from '@/features/designer/screen/TopBar'
import { DesignerContext } from '@/canvas/context'
import { seatingOf } from '@/guests/seating'
import { DEFAULT_PREFS, setPrefs } from '@/canvas/store/prefs'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'
import { openedDialog } from '@/canvas/store/layer'
import { chooseTool } from '@/canvas/store/surface'
import { setCamera, setSize } from '@/canvas/store/viewport'

const ANA = plannerGuest('ana', { seatId: 'table-1-chair-1' })

describe('rail and toolbars', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    setPrefs(DEFAULT_PREFS)
    bench = openBench(module, hallJson(2, 4))
  })
  const show = (part: 'rail' | 'top' | 'bottom') => {
    const parts = { rail: <Rail />, top: <TopBar eventName="Wedding" />, bottom: <BottomBar /> }
    render(<DesignerContext value={bench.designer}>{parts[part]}</DesignerContext>)
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const view = () => bench.designer.view.getState()
  const plan = () => bench.designer.plan.state.getState()
  const names = (toolbar: string) =>
    within(screen.getByRole('toolbar', { name: toolbar }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)

  describe('the rail', () => {
    it('has_a_tab_for_each_panel', () => {
      show('rail')
      const tabs = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'))
      const specified = [
        ...['Templates', 'Objects', 'Properties', 'Images', 'Edit Tools', 'Line Measurement'],
        ...['Attendees', 'Settings'],
      ]
      expect(tabs.filter((tab) => specified.includes(tab ?? ''))).toEqual(specified)
    })

    it('selects_the_side_panel_and_closes_it_with_the_same_tab', async () => {
      show('rail')
      const tab = screen.getByRole('tab', { name: 'Line Measurement' })
      await userEvent.click(tab)
      expect(view()).toMatchObject({ panel: 'measure', panelOpen: true })
      expect(tab).toHaveAttribute('aria-selected', 'true')
      await userEvent.click(tab)
      expect(view().panelOpen).toBe(false)
      tab.focus()
      await userEvent.keyboard('{ArrowDown}')
      expect(view()).toMatchObject({ panel: 'attendees', panelOpen: true })
      expect(screen.getByRole('tab', { name: 'Attendees' })).toHaveFocus()
    })
  })

  describe('the top toolbar', () => {
    it('offers_what_the_specification_lists', () => {
      show('top')
      const specified = [
        ...['Undo', 'Redo', 'Save', 'Download plan', 'Upload plan', 'Zoom out', 'Zoom in'],
        ...['Fit to screen', 'Toggle grid', 'Reset view', 'Clear canvas'],
      ]
      expect(names('Plan').filter((name) => specified.includes(name))).toEqual(specified)
    })

    it('zooms_out_by_0.8_and_in_by_1.25_about_the_middle', async () => {
      show('top')
      bench.designer.camera.zoomTo(1)
      const middle = bench.designer.camera.centre()
      await press('Zoom out')
      expect(view().camera.zoom).toBeCloseTo(0.8)
      await press('Zoom in')
      await press('Zoom in')
      expect(view().camera.zoom).toBeCloseTo(1.25)
      expect(bench.designer.camera.centre().x).toBeCloseTo(middle.x)
    })

    it('fits_the_room_with_a_padding_of_100_pixels', async () => {
      show('top')
      await press('Fit to screen')
      // The room is 4800 by 3600 units, the view 1200 by 800 pixels.
      expect(view().camera.zoom).toBeCloseTo(700 / 3600)
      expect(view().camera.panY).toBeCloseTo(50)
    })

    it('fits_a_small_room_to_three_times_its_size_at_most', async () => {
      bench = openBench(module, '{"canvas":{"venueWidth":10,"venueHeight":10},"elements":[]}')
      act(() => {
        setSize(bench.designer.view, { width: 1200, height: 1200 })
      })
      show('top')
      await press('Fit to screen')
      expect(view().camera.zoom).toBe(3)
    })

    it('shows_and_hides_the_grid_of_the_plan', async () => {
      show('top')
      const button = screen.getByRole('button', { name: 'Toggle grid' })
      expect(button).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(button)
      expect(plan().canvas.showGrid).toBe(false)
      expect(button).toHaveAttribute('aria-pressed', 'false')
    })

    it('resets_view_tool_and_selection', async () => {
      show('top')
      const fitted = view().camera
      act(() => {
        chooseTool(bench.designer.view, 'hand')
        setCamera(bench.designer.view, { zoom: 4, panX: 9, panY: 9 })
        bench.designer.selection.setState({ ids: ['table-1'] })
      })
      await press('Reset view')
      expect(view()).toMatchObject({ surface: { tool: 'pointer' }, camera: fitted })
      expect(bench.designer.selection.getState().ids).toEqual([])
    })

    it('counts_objects_and_clears_the_canvas_in_one_step', async () => {
      show('top')
      expect(screen.getByText('2 objects')).toBeInTheDocument()
      await press('Clear canvas')
      expect(screen.getByText('0 objects')).toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Clear canvas' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await press('Undo')
      expect(screen.getByText('2 objects')).toBeInTheDocument()
      await press('Redo')
      expect(plan().order).toEqual([])
    })

    it('says_of_a_tool_that_can_do_nothing_what_is_missing', async () => {
      show('top')
      const tool = screen.getByRole('button', { name: 'Delete' })
      expect(tool).toHaveAccessibleDescription('Select something that is not locked.')
      await userEvent.hover(tool)
      expect(await screen.findByRole('tooltip')).toHaveTextContent(
        'Select something that is not locked.',
      )
      act(() => {
        tool.focus()
      })
      expect(tool).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      expect(plan().order).toHaveLength(2)
      act(() => {
        bench.designer.selection.setState({ ids: ['table-1'] })
      })
      expect(tool).not.toHaveAccessibleDescription(/Select something/)
      await userEvent.keyboard('{Enter}')
      expect(plan().order).toEqual(['table-2'])
    })

    it('saves_what_waits_at_once_and_says_so', async () => {
      show('top')
      act(() => {
        bench.designer.editing.run({ kind: 'move', moves: [{ id: 'table-1', x: 0, y: 0 }] })
      })
      expect(screen.getByText('Unsaved changes')).toBeVisible()
      await press('Save')
      expect(await screen.findByText('Saved')).toBeInTheDocument()
      expect(bench.sent).toHaveLength(1)
      expect(bench.notices.at(-1)?.title).toBe('Saved')
    })

    it('opens_the_upload_and_the_snapshots', async () => {
      show('top')
      await press('Upload plan')
      expect(openedDialog(view())).toBe('upload')
      await press('Snapshots')
      expect(openedDialog(view())).toBe('snapshots')
    })
  })

  describe('the bottom toolbar', () => {
    it('offers_what_the_specification_lists', () => {
      show('bottom')
      const specified = [
        ...['2D', '3D', 'Pointer tool', 'Hand tool', 'Zoom out', 'Zoom in', 'Fit to screen'],
        ...['Undo', 'Redo', 'Seating'],
      ]
      expect(names('View').filter((name) => specified.includes(name))).toEqual(specified)
    })

    it('changes_between_drawing_and_room', async () => {
      show('bottom')
      await press('3D')
      expect(view().mode).toBe('3d')
      expect(screen.getByRole('button', { name: '3D' })).toHaveAttribute('aria-pressed', 'true')
      await press('2D')
      expect(view().mode).toBe('2d')
    })

    it('changes_between_pointer_and_hand', async () => {
      show('bottom')
      await press('Hand tool')
      expect(view().surface.tool).toBe('hand')
      await press('Pointer tool')
      expect(view().surface.tool).toBe('pointer')
    })

    it('opens_the_seat_assignment', async () => {
      show('bottom')
      await press('Seating')
      expect(view().surface.kind).toBe('seating')
    })

    it('counts_tables_chairs_and_real_assignments', () => {
      show('bottom')
      const facts = () =>
        screen.getAllByRole('term').map((term) => {
          const { textContent } = term
          return `${textContent} ${term.nextElementSibling?.textContent ?? ''}`
        })
      expect(facts()).toEqual(['Tables 2', 'Chairs 8', 'Empty 8', 'Assigned 0'])
      act(() => {
        bench.designer.seating.setState(seatingOf([ANA]), true)
      })
      expect(facts()).toEqual(['Tables 2', 'Chairs 8', 'Empty 7', 'Assigned 1'])
      act(() => {
        bench.designer.place('stage', { x: 900, y: 900 })
        bench.designer.dispatch({ kind: 'confirm', shift: false })
      })
      expect(facts()[0]).toBe('Tables 2')
    })

    it('shows_the_scale_as_a_bar_that_is_as_long_as_it_says', () => {
      show('bottom')
      act(() => {
        bench.designer.camera.zoomTo(1)
      })
      const bar = screen.getByRole('img', { name: 'Scale: the bar is 2 ft' })
      expect(bar.lastElementChild).toHaveStyle({ width: '48px' })
      act(() => {
        bench.designer.camera.zoomTo(0.5)
      })
      expect(screen.getByRole('img', { name: 'Scale: the bar is 5 ft' })).toBeInTheDocument()
    })
  })
})
