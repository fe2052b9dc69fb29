// @vitest-environment jsdom
/* What pointers and wheels over a drawing do to its camera. */
import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listenToGestures, type PageScroll } from '@/plan/camera/gestures'

function open(scroll: PageScroll) {
  const element = document.createElement('div')
  element.setPointerCapture = () => undefined
  const [move, scrolled, clicked] = [vi.fn(), vi.fn(), vi.fn()]
  listenToGestures(element, scroll, move, scrolled)
  element.addEventListener('click', clicked)
  const pointer = (kind: 'Down' | 'Move' | 'Up', x: number, pointerType = 'mouse', id = 1) => {
    fireEvent[`pointer${kind}`](element, { pointerId: id, pointerType, clientX: x, clientY: 0 })
  }
  return { element, move, scrolled, clicked, pointer }
}

describe('gestures', () => {
  it('pan from four pixels on and suppress the click at the end', () => {
    const { element, move, clicked, pointer } = open('none')
    pointer('Down', 10)
    pointer('Move', 13)
    expect(move).not.toHaveBeenCalled()
    pointer('Move', 30)
    expect(move).toHaveBeenCalledWith({ from: { x: 10, y: 0 }, to: { x: 30, y: 0 } })
    pointer('Up', 30)
    fireEvent.click(element)
    expect(clicked).not.toHaveBeenCalled()
    fireEvent.click(element)
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('leave one finger to a page that scrolls both ways, and zoom with two', () => {
    const { move, pointer } = open('pan-x pan-y')
    pointer('Down', 0, 'touch')
    pointer('Move', 30, 'touch')
    expect(move).not.toHaveBeenCalled()
    pointer('Down', 100, 'touch', 2)
    pointer('Move', 200, 'touch', 2)
    expect(move).toHaveBeenCalledWith({ from: { x: 50, y: 0 }, to: { x: 100, y: 0 }, factor: 2 })
  })

  it('leave the plain wheel to a page that scrolls', () => {
    const { element, move, scrolled } = open('pan-y')
    expect(fireEvent.wheel(element, { deltaY: 40 })).toBe(true)
    expect(scrolled).toHaveBeenCalledOnce()
    expect(fireEvent.wheel(element, { deltaY: -40, ctrlKey: true })).toBe(false)
    expect(move).toHaveBeenCalledOnce()
  })
})
