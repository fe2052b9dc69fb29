// @vitest-environment jsdom
/* What keys and pointers do to the 3D view. */
import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { listenToOrbit, orbitKey, type OrbitMoves } from '@/features/planner/three/orbit-input'

function moves(shifts = false) {
  return {
    turn: vi.fn(),
    pan: vi.fn(),
    zoom: vi.fn(),
    reset: vi.fn(),
    click: vi.fn(),
    hover: vi.fn(),
    escape: vi.fn(),
    shifts: () => shifts,
  } satisfies OrbitMoves
}

describe('keys of the 3D view', () => {
  it('turn_with_arrows_and_shift_with_Shift', () => {
    const told = moves()
    expect(orbitKey(told, 'ArrowLeft', false)).toBe(true)
    expect(told.turn).toHaveBeenCalledWith(-0.06, 0)
    orbitKey(told, 'ArrowDown', true)
    expect(told.pan).toHaveBeenCalledWith(0, 0.06)
  })

  it('zoom_reset_and_let_go', () => {
    const told = moves()
    for (const key of ['+', '-', 'Home', 'Escape']) orbitKey(told, key, false)
    expect(told.zoom.mock.calls).toEqual([[1.2], [1 / 1.2]])
    expect(told.reset).toHaveBeenCalledOnce()
    expect(told.escape).toHaveBeenCalledOnce()
    expect(orbitKey(told, 'x', false)).toBe(false)
  })
})

describe('pointers of the 3D view', () => {
  let view: HTMLElement
  beforeEach(() => {
    view = document.createElement('div')
    view.tabIndex = 0
    Object.defineProperty(view, 'clientHeight', { value: 500 })
    document.body.replaceChildren(view)
  })

  const press = (x: number, y: number, held: object = {}): void => {
    fireEvent.pointerDown(view, {
      pointerId: 1,
      button: 0,
      buttons: 1,
      clientX: x,
      clientY: y,
      ...held,
    })
  }
  const drag = (x: number, y: number, held: object = {}): void => {
    fireEvent.pointerMove(view, { pointerId: 1, buttons: 1, clientX: x, clientY: y, ...held })
  }
  const release = (): void => {
    fireEvent.pointerUp(view, { pointerId: 1, button: 0 })
  }

  it('a_press_that_does_not_travel_is_a_click', () => {
    const told = moves()
    listenToOrbit(view, told)
    press(100, 100, { shiftKey: true })
    drag(102, 101, { shiftKey: true })
    fireEvent.pointerUp(view, { pointerId: 1, button: 0, shiftKey: true })
    expect(told.click).toHaveBeenCalledWith({ x: 100, y: 100 }, true)
    expect(told.turn).not.toHaveBeenCalled()
  })

  it('dragging_turns_and_the_hand_tool_shifts', () => {
    const told = moves()
    const stop = listenToOrbit(view, told)
    press(100, 100)
    drag(150, 100)
    drag(200, 150)
    release()
    expect(told.turn).toHaveBeenLastCalledWith(0.1, 0.1)
    expect(told.click).not.toHaveBeenCalled()
    stop()

    const hand = moves(true)
    listenToOrbit(view, hand)
    press(100, 100)
    drag(150, 100)
    release()
    expect(hand.pan).toHaveBeenCalledWith(0.1, 0)
    expect(hand.turn).not.toHaveBeenCalled()
  })

  it('two_fingers_zoom_by_how_far_they_part', () => {
    const told = moves()
    listenToOrbit(view, told)
    press(100, 100)
    fireEvent.pointerDown(view, { pointerId: 2, clientX: 200, clientY: 100 })
    fireEvent.pointerMove(view, { pointerId: 2, clientX: 300, clientY: 100 })
    expect(told.zoom).toHaveBeenCalledWith(2)
  })

  it('the_wheel_zooms', () => {
    const told = moves()
    listenToOrbit(view, told)
    fireEvent.wheel(view, { deltaY: -100 })
    expect(told.zoom).toHaveBeenCalledWith(1.1)
  })
})
