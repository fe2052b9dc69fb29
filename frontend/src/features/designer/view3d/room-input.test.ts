// @vitest-environment jsdom
/* What keys and pointers do to the 3D view. */
import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { listenToRoom, roomKey, type RoomMoves } from '@/features/designer/view3d/room-input'

function moves() {
  return {
    turn: vi.fn(),
    pan: vi.fn(),
    zoom: vi.fn(),
    reset: vi.fn(),
    click: vi.fn(),
    hover: vi.fn(),
    escape: vi.fn(),
    grab: vi.fn(),
  } satisfies RoomMoves
}

describe('keys of the 3D view', () => {
  it('turn_with_arrows_and_shift_with_Shift', () => {
    const told = moves()
    expect(roomKey(told, 'ArrowLeft', false)).toBe(true)
    expect(told.turn).toHaveBeenCalledWith(-0.06, 0)
    roomKey(told, 'ArrowDown', true)
    expect(told.pan).toHaveBeenCalledWith(0, 0.06)
  })

  it('zoom_reset_and_let_go', () => {
    const told = moves()
    for (const key of ['+', '-', 'Home', 'Escape']) roomKey(told, key, false)
    expect(told.zoom.mock.calls).toEqual([[1.2], [1 / 1.2]])
    expect(told.reset).toHaveBeenCalledOnce()
    expect(told.escape).toHaveBeenCalledOnce()
    expect(roomKey(told, 'x', false)).toBe(false)
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

  it('a_press_that_does_not_travel_is_a_click', () => {
    const told = moves()
    listenToRoom(view, told)
    press(100, 100, { shiftKey: true })
    drag(102, 101, { shiftKey: true })
    fireEvent.pointerUp(view, { pointerId: 1, button: 0, shiftKey: true })
    expect(told.click).toHaveBeenCalledWith({ x: 100, y: 100 }, true)
  })

  it('only_a_press_that_travels_reaches_the_orbit_controls', () => {
    const told = moves()
    listenToRoom(view, told)
    const seen = vi.fn()
    document.addEventListener('pointermove', seen)
    press(100, 100)
    drag(103, 102)
    expect(seen).not.toHaveBeenCalled()
    drag(150, 100)
    drag(101, 100)
    fireEvent.pointerUp(view, { pointerId: 1, button: 0 })
    expect(seen).toHaveBeenCalledTimes(2)
    expect(told.click).not.toHaveBeenCalled()
    document.removeEventListener('pointermove', seen)
  })

  it('the_wheel_zooms', () => {
    const told = moves()
    listenToRoom(view, told)
    fireEvent.wheel(view, { deltaY: -100 })
    expect(told.zoom).toHaveBeenCalledWith(1.1)
  })

  it('a_trackpad_pans', () => {
    const told = moves()
    listenToRoom(view, told)
    fireEvent.wheel(view, { deltaX: 10, deltaY: -5 })
    expect(told.pan).toHaveBeenCalledWith(-0.02, 0.01)
    expect(told.zoom).not.toHaveBeenCalled()
  })
})
