/* What buttons and held keys of a pointer do on the plan: panning, selecting, moving. */
import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import type { Point } from '@/plan/types'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { LONG_PRESS_DELAY } from '@/canvas/viewport/pointer/long-press'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { showCanvas } from '@/features/designer/testing/show-canvas'
import { openedMenu } from '@/canvas/store/layer'
import { setCompact } from '@/canvas/store/screen'
import { chooseTool, setAssigning } from '@/canvas/store/surface'

const LEFT = 0
const MIDDLE = 1
const TABLE: Point = { x: 120, y: 120 }
const OTHER_TABLE: Point = { x: 340, y: 120 }
const FLOOR: Point = { x: 230, y: 20 }

describe('a pointer on the plan', () => {
  let module: PlanModule
  let bench: Bench
  let view: HTMLElement

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(2, 4))
    view = showCanvas(bench)
  })
  const camera = () => bench.designer.view.getState().camera
  const selected = () => bench.designer.selection.getState().ids
  const tables = () => bench.designer.plan.state.getState().elements
  /** At this zoom a pixel is a plan unit, until the view has moved. */
  const drag = (from: Point, button: number, more: { readonly ctrlKey?: boolean } = {}) => {
    const at = (x: number, y: number) => ({ pointerId: 1, button, clientX: x, clientY: y, ...more })
    fireEvent.pointerDown(view, at(from.x, from.y))
    fireEvent.pointerMove(view, at(from.x + 30, from.y + 10))
    fireEvent.pointerUp(view, at(from.x + 30, from.y + 10))
  }
  const click = (place: Point, more: { readonly ctrlKey?: boolean } = {}) => {
    const at = { pointerId: 1, button: LEFT, clientX: place.x, clientY: place.y, ...more }
    fireEvent.pointerDown(view, at)
    fireEvent.pointerUp(view, at)
  }
  const PANNED = { zoom: 1, panX: 30, panY: 10 }

  it.each([
    ['floor', FLOOR],
    ['object', TABLE],
  ])('the_middle_button_pans_on_the_%s_and_moves_nothing', (_, from) => {
    drag(from, MIDDLE)
    expect(camera()).toEqual(PANNED)
    expect(tables().get('table-1')).toMatchObject({ x: 60, y: 60 })
    expect(selected()).toEqual([])
  })

  it.each([
    ['middle', MIDDLE, false],
    ['left', LEFT, true],
  ])('the_%s_button_pastes_on_no_system_when_it_is_let_go', (_, button, goesOn) => {
    fireEvent.pointerDown(view, { pointerId: 1, button, clientX: FLOOR.x, clientY: FLOOR.y })
    expect(fireEvent.pointerUp(view, { pointerId: 1, button })).toBe(goesOn)
  })

  it('the_cursor_says_what_a_press_would_do_where_the_pointer_came_to_rest', () => {
    const rest = (at: Point) => {
      fireEvent.pointerMove(view, { pointerId: 1, clientX: at.x, clientY: at.y })
      bench.frame()
      return view.style.cursor
    }
    expect(rest(TABLE)).toBe('move')
    expect(rest(FLOOR)).toBe('default')
  })

  it('ctrl_and_the_left_button_pan_on_the_floor', () => {
    drag(FLOOR, LEFT, { ctrlKey: true })
    expect(camera()).toEqual(PANNED)
  })

  it('ctrl_and_click_add_to_the_selection_and_take_out_again', () => {
    click(TABLE)
    click(OTHER_TABLE, { ctrlKey: true })
    expect(selected()).toEqual(['table-1', 'table-2'])
    click(TABLE, { ctrlKey: true })
    expect(selected()).toEqual(['table-2'])
    expect(camera()).toEqual({ zoom: 1, panX: 0, panY: 0 })
  })

  it('a_click_on_a_chair_of_the_selected_table_rings_the_selected_seat', () => {
    const ring = () => view.querySelector('circle.fill-none.stroke-accent')
    const chair = bench.designer.plan.session().seats()[0]
    if (chair === undefined) throw new Error('no chair')
    click(TABLE)
    expect(ring()).toBeNull()
    click(chair)
    expect(bench.designer.selection.getState().seat).toBe('table-1-chair-1')
    expect(Number(ring()?.getAttribute('cx'))).toBeCloseTo(chair.x)
  })

  it('the_left_button_alone_frames_on_the_floor_and_moves_objects', () => {
    drag(FLOOR, LEFT)
    expect(camera()).toEqual({ zoom: 1, panX: 0, panY: 0 })
    drag(TABLE, LEFT)
    expect(tables().get('table-1')?.x).toBeGreaterThan(60)
  })

  it('the_hand_tool_pans_on_objects_too', () => {
    chooseTool(bench.designer.view, 'hand')
    drag(TABLE, LEFT)
    expect(camera()).toEqual(PANNED)
    expect(tables().get('table-1')).toMatchObject({ x: 60, y: 60 })
  })

  describe('that_is_a_finger', () => {
    const FRAME = 16
    const at = (x = TABLE.x) => {
      return { pointerId: 1, pointerType: 'touch', button: LEFT, clientX: x, clientY: TABLE.y }
    }
    const menu = () => openedMenu(bench.designer.view.getState())
    beforeEach(() => {
      vi.useFakeTimers()
      return () => {
        vi.useRealTimers()
      }
    })
    /** Whether the browser plays the mouse afterwards: what is prevented brings no mouse events after it. */
    const lift = (x?: number) => {
      fireEvent.pointerUp(view, at(x))
      return fireEvent.touchEnd(view)
    }

    it('the_menu_that_it_opened_by_resting_stays_when_it_is_lifted', () => {
      fireEvent.pointerDown(view, at())
      expect(lift()).toBe(true)
      fireEvent.pointerDown(view, at())
      vi.advanceTimersByTime(LONG_PRESS_DELAY + FRAME)
      expect(menu()).toMatchObject({ element: 'table-1' })
      expect(lift()).toBe(false)
    })

    it('a_tap_that_opens_a_chair_chooses_nothing_in_what_comes_up_under_it', () => {
      const { designer } = bench
      setCompact(designer.view, true)
      setAssigning(designer.view, true)
      const chair = designer.plan.session().seats()[0]
      if (chair === undefined) throw new Error('no chair')
      const finger = { pointerId: 1, pointerType: 'touch', button: LEFT }
      const tap = () => {
        const place = { clientX: chair.x, clientY: chair.y }
        fireEvent.pointerDown(view, { ...finger, ...place })
        fireEvent.pointerUp(view, { ...finger, ...place })
        return fireEvent.touchEnd(view)
      }
      expect(tap()).toBe(false)
      expect(designer.selection.getState().seat).toBe('table-1-chair-1')
      expect(lift()).toBe(true)
    })

    it('a_menu_opened_by_one_that_the_system_took_away_costs_the_next_tap_nothing', () => {
      fireEvent.pointerDown(view, at())
      vi.advanceTimersByTime(LONG_PRESS_DELAY + FRAME)
      fireEvent.pointerCancel(view, at())
      fireEvent.pointerDown(view, at())
      expect(lift()).toBe(true)
    })

    it('moves_that_waited_while_the_page_was_busy_open_no_menu', () => {
      fireEvent.pointerDown(view, at())
      vi.advanceTimersByTime(LONG_PRESS_DELAY)
      fireEvent.pointerMove(view, at(TABLE.x + 40))
      vi.advanceTimersByTime(FRAME)
      expect(menu()).toBeUndefined()
      lift(TABLE.x + 40)
      expect(tables().get('table-1')?.x).toBeGreaterThan(60)
    })

    it('the_browser_makes_no_gesture_of_its_own_of_moves', () => {
      fireEvent.pointerDown(view, at())
      expect(fireEvent.touchMove(view)).toBe(false)
    })

    it('a_tap_may_roll_a_little_and_moves_nothing', () => {
      fireEvent.pointerDown(view, at())
      fireEvent.pointerMove(view, at(TABLE.x + 9))
      lift(TABLE.x + 9)
      expect(selected()).toEqual(['table-1'])
      expect(tables().get('table-1')?.x).toBe(60)
    })
  })

  it('two_fingers_pan_and_zoom_and_the_one_that_stays_moves_nothing', () => {
    const finger = (pointerId: number, clientX: number) => {
      return { pointerId, pointerType: 'touch', button: LEFT, clientX, clientY: 120 }
    }
    fireEvent.pointerDown(view, finger(1, 120))
    fireEvent.pointerDown(view, finger(2, 220))
    fireEvent.pointerMove(view, finger(2, 320))
    const pinched = { zoom: 2, panX: -120, panY: -120 }
    expect(camera()).toEqual(pinched)
    fireEvent.pointerUp(view, finger(2, 320))
    fireEvent.pointerMove(view, finger(1, 400))
    bench.frame()
    fireEvent.pointerUp(view, finger(1, 400))
    expect(camera()).toEqual(pinched)
    expect(tables().get('table-1')).toMatchObject({ x: 60, y: 60 })
  })

  it('two_fingers_on_tables_select_nothing_and_keep_what_was_selected', () => {
    click(OTHER_TABLE)
    const finger = (pointerId: number, { x, y }: Point) => {
      return { pointerId, pointerType: 'touch', button: LEFT, clientX: x, clientY: y }
    }
    fireEvent.pointerDown(view, finger(1, TABLE))
    fireEvent.pointerDown(view, finger(2, FLOOR))
    fireEvent.pointerUp(view, finger(2, FLOOR))
    fireEvent.pointerUp(view, finger(1, TABLE))
    expect(selected()).toEqual(['table-2'])
  })

  it('space_pans_while_it_is_held', () => {
    fireEvent.keyDown(view, { key: ' ' })
    drag(TABLE, LEFT)
    expect(camera()).toEqual(PANNED)
    fireEvent.keyUp(view, { key: ' ' })
    expect(bench.designer.handHeld).toBe(false)
    expect(tables().get('table-1')).toMatchObject({ x: 60, y: 60 })
  })
})
