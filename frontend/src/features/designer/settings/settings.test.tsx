/* Settings on the real plan: what they change in the plan, and what only in this browser. */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { themeStore } from '@/lib/theme'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { download } from '@/features/designer/files/file-actions'
import { DesignerContext } from '@/canvas/context'
import { panelFields } from '@/features/designer/properties/testing/panel'
import { SettingsPanel } from '@/features/designer/settings/SettingsPanel'
import { DEFAULT_PREFS, prefsStore, setPrefs } from '@/canvas/store/prefs'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { openedDialog } from '@/canvas/store/layer'

describe('the settings panel', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(2, 4))
    setPrefs(DEFAULT_PREFS)
    render(
      <MemoryRouter>
        <DesignerContext value={bench.designer}>
          <SettingsPanel fields={panelFields} />
        </DesignerContext>
      </MemoryRouter>,
    )
  })
  const canvas = () => bench.designer.plan.state.getState().canvas
  const retype = async (name: string, text: string) => {
    const field = screen.getByRole('textbox', { name })
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
  }

  it('have_six_sections', () => {
    const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    expect(titles).toEqual(['Venue', 'Measurements', 'Grid', 'Display', 'Export', 'Shortcuts'])
  })

  it.each(['Venue', 'Measurements', 'Grid', 'Display', 'Export', 'Shortcuts'])(
    'fold_%s',
    async (title) => {
      const heading = screen.getByRole('button', { name: title })
      const before = heading.getAttribute('aria-expanded')
      await userEvent.click(heading)
      expect(heading).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true')
      await userEvent.click(heading)
      expect(heading).toHaveAttribute('aria-expanded', before)
    },
  )

  it('choose_how_many_edits_can_be_undone_from_1_to_50', async () => {
    const { designer } = bench
    const move = (x: number) =>
      designer.editing.run({ kind: 'move', moves: [{ id: 'table-1', x, y: 60 }] })
    const undo = () => {
      act(() => {
        designer.editing.undo()
      })
    }
    await retype('Undo history', '2')
    act(() => {
      for (const x of [84, 108, 132]) move(x)
    })
    for (let time = 0; time < 5; time += 1) undo()
    expect(designer.history.canUndo).toBe(false)
    expect(designer.plan.state.getState().elements.get('table-1')?.x).toBe(84)
    for (const size of ['0', '51']) await retype('Undo history', size)
    expect(prefsStore.getState().historySize).toBe(2)
  })

  it('lower_history_forgets_the_oldest_edits_at_once', async () => {
    const { designer } = bench
    act(() => {
      for (const x of [84, 108, 132]) {
        designer.editing.run({ kind: 'move', moves: [{ id: 'table-1', x, y: 60 }] })
      }
    })
    await retype('Undo history', '1')
    act(() => {
      for (let time = 0; time < 3; time += 1) designer.editing.undo()
    })
    expect(designer.plan.state.getState().elements.get('table-1')?.x).toBe(108)
  })

  it('say_when_edits_are_saved', () => {
    expect(screen.getByText(/every edit is saved on the server within a second/)).toBeVisible()
  })

  it('make_the_room_as_large_as_a_preset_and_fit_it_a_moment_later', async () => {
    const before = bench.designer.view.getState().camera
    await userEvent.click(screen.getByRole('button', { name: /^Small/ }))
    expect(canvas()).toMatchObject({ venueWidth: 30, venueHeight: 20 })
    expect(bench.designer.view.getState().camera).toEqual(before)
    act(() => {
      bench.elapse()
    })
    expect(bench.designer.view.getState().camera).not.toEqual(before)
    expect(screen.getByRole('button', { name: /^Small/ })).toHaveAttribute('aria-pressed', 'true')
  })

  it.each([
    ['Small', 30, 20],
    ['Medium', 50, 40],
    ['Large', 80, 60],
  ])('have_the_preset_%s_of_%s_by_%s_ft', async (name, venueWidth, venueHeight) => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
    expect(canvas()).toMatchObject({ venueWidth, venueHeight })
  })

  it('take_room_sizes_in_any_unit_and_keep_the_last_valid_one', async () => {
    await retype('Width', '20 m')
    expect(canvas().venueWidth).toBeCloseTo(65.617, 3)
    await retype('Width', '4 ft')
    expect(canvas().venueWidth).toBeCloseTo(65.617, 3)
    expect(
      screen.getByText(/^Width cannot be “4 ft”\. 10 ft to 500 ft\. It stays 65 ft 7.5 in\.$/),
    ).toBeVisible()
    await retype('Height', 'wide')
    expect(
      screen.getByText(
        /^Height cannot be “wide”\. Enter 6 ft 3 in, 75 in or 1.9 m\. It stays 150 ft\.$/,
      ),
    ).toBeVisible()
  })

  it('write_lengths_in_the_chosen_unit', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Meters' }))
    expect(screen.getByRole('textbox', { name: 'Width' })).toHaveValue('60.96 m')
    expect(screen.getByRole('option', { name: '0.3 m' })).toBeInTheDocument()
  })

  it('offer_feet_meters_and_inches_and_four_sizes_of_the_grid', async () => {
    const units = within(screen.getByRole('group', { name: 'Units' })).getAllByRole('radio')
    expect(units.map((unit) => unit.closest('label')?.textContent)).toEqual([
      ...['Feet', 'Meters', 'Inches'],
    ])
    expect(units[0]).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Inches' }))
    const sizes = within(screen.getByRole('combobox', { name: 'Grid size' })).getAllByRole('option')
    expect(sizes.map((size) => size.textContent)).toEqual([...['6 in', '12 in', '18 in', '24 in']])
  })

  it('set_the_grid_of_the_plan', async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grid size' }), '36')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Snap to grid' }))
    expect(canvas()).toMatchObject({ gridSize: 36, snapToGrid: false, showGrid: true })
  })

  it('choose_what_this_browser_shows', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seat numbers' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Names' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(prefsStore.getState()).toMatchObject({ seatNumbers: false, guests: 'names' })
    expect(themeStore.getState().choice).toBe('dark')
    expect(bench.sent).toEqual([])
  })

  it('download_the_plan_under_the_name_of_the_event', async () => {
    const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const blobs: Blob[] = []
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:plan'
    }
    URL.revokeObjectURL = () => undefined
    download.run(bench.designer)
    expect(link).toHaveBeenCalledTimes(1)
    expect(blobs.map(({ type }) => type)).toEqual(['application/json'])
    const text = (await blobs[0]?.text()) ?? ''
    expect(JSON.parse(text)).toMatchObject({
      version: '1.0.0',
      metadata: { eventName: 'Wedding' },
      canvas: { venueWidth: 200, venueHeight: 150 },
      elements: [...bench.designer.plan.state.getState().elements.values()].map((element) => ({
        id: element.id,
        label: element.label,
        chairs: element.chairs,
      })),
    })
    // An upload of the file reads the same plan again.
    const again = openBench(module, text)
    expect(again.designer.plan.state.getState().elements).toEqual(
      bench.designer.plan.state.getState().elements,
    )
    expect(bench.notices).toEqual([{ title: 'Exported', text: 'Wedding.json was downloaded.' }])
  })

  it('lead_to_the_one_menu_of_downloads', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(screen.getByRole('button', { name: 'Download plan' }))
    expect(openedDialog(bench.designer.view.getState())).toBe('download')
  })

  it('say_that_the_plan_could_not_be_exported', () => {
    URL.createObjectURL = () => {
      throw new Error('no room')
    }
    download.run(bench.designer)
    expect(bench.notices).toEqual([{ title: 'Export Failed', text: 'Failed to export floor plan' }])
  })

  it('switch_single_letter_keys_off', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Shortcuts' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^Single-letter keys/ }))
    expect(prefsStore.getState().letterKeys).toBe(false)
    expect(screen.getByText('V (off)')).toBeVisible()
    expect(screen.getByText('Ctrl+Z')).toBeVisible()
  })
})
