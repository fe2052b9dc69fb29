/* Turns pointers, wheel and keys over the viewer into moves of its camera. */
import type { Point } from '@/plan/types'

/** What the gestures move. Points are pixels from the top left corner of the view. */
interface CameraMoves {
  pan: (by: Point) => void
  zoom: (factor: number, at: Point) => void
}

interface GestureOptions {
  /** Leaves one finger and the plain wheel to the page, which scrolls. */
  readonly inPage: boolean
}

/** Pixels that a pointer moves before a press is a drag. */
const slop = 4
/** What one notch of a wheel does. */
const wheelRate = 0.0015

/** Listens to an element; returns what ends that. A drag suppresses the click at its end. */
export function listenToGestures(
  element: HTMLElement,
  moves: CameraMoves,
  { inPage }: GestureOptions,
): () => void {
  const pointers = new Map<number, Point>()
  let dragged = false
  let pressed: Point | undefined

  const place = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0 && event.pointerType === 'mouse') return
    // What can be dragged by itself does not take the drawing along.
    if (event.target instanceof Element && event.target.closest('[data-drag]') !== null) return
    pointers.set(event.pointerId, place(event))
    pressed = place(event)
    dragged = false
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (before === undefined || pressed === undefined) return
    const now = place(event)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (!dragged && distance(pressed, now) < slop) return
    if (other === undefined && inPage && event.pointerType === 'touch') return
    if (!dragged) element.setPointerCapture(event.pointerId)
    dragged = true
    pointers.set(event.pointerId, now)
    if (other === undefined) moves.pan(minus(now, before))
    else pinch(moves, other, before, now)
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
    if (inPage && !event.ctrlKey) return
    event.preventDefault()
    moves.zoom(Math.exp(-event.deltaY * wheelRate), place(event))
  }
  const ended = new AbortController()
  const { signal } = ended
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('click', click, { signal, capture: true })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  return () => {
    ended.abort()
  }
}

function pinch(moves: CameraMoves, still: Point, before: Point, now: Point): void {
  const centre = { x: (still.x + now.x) / 2, y: (still.y + now.y) / 2 }
  const past = distance(still, before)
  if (past > 0) moves.zoom(distance(still, now) / past, centre)
  moves.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

function distance(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
}
