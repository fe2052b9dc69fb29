/* Turns pointers and wheel over a drawing into moves of its camera. */
import { dragSlop } from '@/plan/camera/camera'
import { distance, pinch, wheelFactor, type HandMove } from '@/plan/camera/input'
import type { Point } from '@/plan/types'

/**
 * What one finger scrolls of the page around the drawing, as a value of `touch-action`. A page that scrolls keeps the
 * plain wheel as well.
 */
export type PageScroll = 'none' | 'pan-y' | 'pan-x pan-y'

/** Zoom for each pixel of a wheel that only zooms, and of one that is turned with Ctrl or by a trackpad's pinch. */
const wheelRate = 0.0015
const pinchRate = 0.005

/**
 * Listens to an element; returns what ends that. Places are pixels from its middle. A drag suppresses the click at its
 * end. `scrolled` is told of a wheel that scrolls the page.
 */
export function listenToGestures(
  element: HTMLElement,
  scroll: PageScroll,
  move: (by: Partial<HandMove>) => void,
  scrolled?: () => void,
): () => void {
  const pointers = new Map<number, Point>()
  let dragged = false
  let pressed: Point | undefined

  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0 && event.pointerType === 'mouse') return
    // What can be dragged by itself does not take the drawing along.
    if (event.target instanceof Element && event.target.closest('[data-drag]') !== null) return
    pressed = place(event)
    pointers.set(event.pointerId, pressed)
    dragged = false
  }
  const travel = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (before === undefined || pressed === undefined) return
    const now = place(event)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (!dragged && distance(pressed, now) < dragSlop) return
    if (other === undefined && scroll === 'pan-x pan-y' && event.pointerType === 'touch') return
    if (!dragged) element.setPointerCapture(event.pointerId)
    dragged = true
    pointers.set(event.pointerId, now)
    move(other === undefined ? { from: before, to: now } : pinch(other, before, now))
  }
  const up = (event: PointerEvent) => {
    pointers.delete(event.pointerId)
    if (pointers.size === 0) pressed = undefined
  }
  const click = (event: MouseEvent) => {
    if (!dragged) return
    dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
  const wheel = (event: WheelEvent) => {
    const pinches = event.ctrlKey || event.metaKey
    if (scroll !== 'none' && !pinches) {
      scrolled?.()
      return
    }
    event.preventDefault()
    const { deltaY } = event
    const factor = pinches ? wheelFactor(deltaY, pinchRate) : Math.exp(-deltaY * wheelRate)
    const at = place(event)
    move({ from: at, to: at, factor })
  }
  const ended = new AbortController()
  const { signal } = ended
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', travel, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('click', click, { signal, capture: true })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  return () => {
    ended.abort()
  }
}
