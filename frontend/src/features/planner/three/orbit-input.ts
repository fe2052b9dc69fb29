/*
 * Pointer, wheel, touch and keys of the 3D view as moves of the camera. Dragging turns, with Shift or another button it
 * shifts; two fingers shift and zoom. A press that does not travel is a click.
 */
import type { Point } from '@/plan/types'

export interface OrbitMoves {
  /** Shares of the view's height, to the right and downwards. */
  readonly turn: (right: number, down: number) => void
  readonly pan: (right: number, down: number) => void
  /** Nearer by a factor above 1. */
  readonly zoom: (factor: number) => void
  readonly reset: () => void
  readonly click: (at: Point, additive: boolean) => void
  readonly hover: (at: Point | undefined) => void
  readonly escape: () => void
  /** Whether dragging shifts instead of turning, as with the hand tool. */
  readonly shifts: () => boolean
}

/** Screen pixels that a click may travel. */
const CLICK = 5
const WHEEL = 1.1
/** A mouse wheel turns in steps at least this long; a trackpad moves in smaller ones. */
const WHEEL_STEP = 50
/** Share of the view's height that an arrow key moves by. */
const KEY_STEP = 0.06
const KEY_ZOOM = 1.2

/** Listens on the view; returns how to stop. */
export function listenToOrbit(view: HTMLElement, moves: OrbitMoves): () => void {
  const stops = [
    listenToPointers(view, moves),
    listenToWheel(view, moves),
    listenToKeys(view, moves),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function listenToPointers(view: HTMLElement, moves: OrbitMoves): () => void {
  const fingers = new Map<number, Point>()
  let start: Point | undefined

  const down = (event: PointerEvent): void => {
    view.focus({ preventScroll: true })
    if (event.isTrusted) view.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, local(view, event))
    start = fingers.size === 1 ? local(view, event) : undefined
    if (event.button === 1) event.preventDefault()
  }
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    const now = local(view, event)
    if (before === undefined) {
      if (event.pointerType !== 'touch') moves.hover(now)
      return
    }
    if (start !== undefined && distance(start, now) > CLICK) start = undefined
    if (start !== undefined) return
    fingers.set(event.pointerId, now)
    if (fingers.size === 1) drag(view, moves, before, now, event)
    else pinch(view, moves, before, now, otherOf(fingers, event.pointerId))
  }
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
    if (start !== undefined && event.button === 0) {
      moves.click(start, event.shiftKey || event.ctrlKey || event.metaKey)
    }
    start = undefined
  }
  const lost = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
    start = undefined
  }
  const leave = (): void => {
    moves.hover(undefined)
  }
  const menu = (event: Event): void => {
    event.preventDefault()
  }
  const stop = new AbortController()
  const { signal } = stop
  view.addEventListener('pointerdown', down, { signal })
  view.addEventListener('pointermove', move, { signal })
  view.addEventListener('pointerup', up, { signal })
  view.addEventListener('pointercancel', lost, { signal })
  view.addEventListener('pointerleave', leave, { signal })
  view.addEventListener('contextmenu', menu, { signal })
  return () => {
    stop.abort()
  }
}

function drag(
  view: HTMLElement,
  moves: OrbitMoves,
  from: Point,
  to: Point,
  event: PointerEvent,
): void {
  const height = Math.max(view.clientHeight, 1)
  const [right, down] = [(to.x - from.x) / height, (to.y - from.y) / height]
  const shifting = event.shiftKey || (event.buttons & 6) !== 0 || moves.shifts()
  if (shifting) moves.pan(right, down)
  else moves.turn(right, down)
}

function pinch(
  view: HTMLElement,
  moves: OrbitMoves,
  before: Point,
  now: Point,
  other: Point | undefined,
): void {
  if (other === undefined) return
  const height = Math.max(view.clientHeight, 1)
  moves.pan((now.x - before.x) / 2 / height, (now.y - before.y) / 2 / height)
  moves.zoom(distance(now, other) / Math.max(distance(before, other), 1))
}

function listenToWheel(view: HTMLElement, moves: OrbitMoves): () => void {
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const height = Math.max(view.clientHeight, 1)
    if (event.ctrlKey || event.metaKey) {
      moves.zoom(Math.exp(-Math.min(60, Math.max(-60, event.deltaY)) * 0.01))
      return
    }
    const steps = event.deltaX === 0 && Math.abs(event.deltaY) >= WHEEL_STEP
    const mouse = event.deltaMode !== 0 || steps
    if (mouse && !event.shiftKey) moves.zoom(event.deltaY < 0 ? WHEEL : 1 / WHEEL)
    else moves.pan(-event.deltaX / height, -event.deltaY / height)
  }
  view.addEventListener('wheel', wheel, { passive: false })
  return () => {
    view.removeEventListener('wheel', wheel)
  }
}

/** The region handles its own keys, as its role promises. */
function listenToKeys(view: HTMLElement, moves: OrbitMoves): () => void {
  const down = (event: KeyboardEvent): void => {
    if (event.target !== view || event.altKey || event.ctrlKey || event.metaKey) return
    if (!orbitKey(moves, event.key, event.shiftKey)) return
    event.preventDefault()
    event.stopPropagation()
  }
  view.addEventListener('keydown', down)
  return () => {
    view.removeEventListener('keydown', down)
  }
}

/** Does what a key means; false for keys that mean nothing here. */
export function orbitKey(moves: OrbitMoves, key: string, shift: boolean): boolean {
  const arrow = ARROWS[key]
  if (arrow !== undefined) {
    const move = shift ? moves.pan : moves.turn
    move(arrow.right * KEY_STEP, arrow.down * KEY_STEP)
    return true
  }
  if (key === '+' || key === '=') moves.zoom(KEY_ZOOM)
  else if (key === '-' || key === '_') moves.zoom(1 / KEY_ZOOM)
  else if (key === 'Home') moves.reset()
  else if (key === 'Escape') moves.escape()
  else return false
  return true
}

const ARROWS: Readonly<Record<string, { readonly right: number; readonly down: number }>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
}

function otherOf(fingers: ReadonlyMap<number, Point>, id: number): Point | undefined {
  return [...fingers].find(([other]) => other !== id)?.[1]
}

function local(view: HTMLElement, event: MouseEvent): Point {
  const box = view.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
