/*
 * Clicks, wheel and keys of the 3D view; drags and pinches belong to the orbit controls. A press that does not travel
 * is a click and moves nothing.
 */
import { zoomStep } from '@/plan/camera/camera'
import { distance, wheelFactor } from '@/plan/camera/input'
import type { Point } from '@/plan/types'
import { placeOf } from '@/canvas/viewport/pointer/input'

export interface RoomMoves {
  /** Shares of the view's height, to the right and downwards. */
  readonly turn: (right: number, down: number) => void
  readonly pan: (right: number, down: number) => void
  /** Nearer by a factor above 1. */
  readonly zoom: (factor: number) => void
  readonly reset: () => void
  readonly click: (at: Point, additive: boolean) => void
  readonly hover: (at: Point | undefined) => void
  readonly escape: () => void
  /** A press begins, which may become a drag. */
  readonly grab: () => void
}

/** Screen pixels that a click may travel. */
const clickSlop = 5
const wheelIn = 1.1
/** Zoom for each pixel of a pinch on a trackpad. */
const pinchRate = 0.01
/** A mouse wheel turns in steps at least this long; a trackpad moves in smaller ones. */
const wheelStep = 50
/** Share of the view's height that an arrow key moves by. */
const keyStep = 0.06

/** Listens on the view; returns how to stop. */
export function listenToRoom(view: HTMLElement, moves: RoomMoves): () => void {
  const ended = new AbortController()
  listenToPresses(view, moves, ended.signal)
  // Before the orbit controls, which would zoom where a trackpad pans.
  view.addEventListener('wheel', (event) => turnWheel(view, moves, event), {
    capture: true,
    passive: false,
    signal: ended.signal,
  })
  // The region handles its own keys, as its role promises.
  view.addEventListener('keydown', (event) => pressKey(view, moves, event), {
    signal: ended.signal,
  })
  return () => {
    ended.abort()
  }
}

function listenToPresses(view: HTMLElement, moves: RoomMoves, signal: AbortSignal): void {
  const pressed = new Set<number>()
  /** Where the press began that may still become a click. */
  let start: Point | undefined

  const down = (event: PointerEvent): void => {
    view.focus({ preventScroll: true })
    moves.grab()
    pressed.add(event.pointerId)
    start = pressed.size === 1 ? placeOf(view, event) : undefined
    if (event.button === 1) event.preventDefault()
  }
  const move = (event: PointerEvent): void => {
    const now = placeOf(view, event)
    if (!pressed.has(event.pointerId)) {
      if (event.pointerType !== 'touch') moves.hover(now)
      return
    }
    if (start === undefined) return
    // The orbit controls listen on the document.
    if (distance(start, now) <= clickSlop) event.stopPropagation()
    else start = undefined
  }
  const up = (event: PointerEvent): void => {
    pressed.delete(event.pointerId)
    if (start !== undefined && event.button === 0) {
      moves.click(start, event.shiftKey || event.ctrlKey || event.metaKey)
    }
    start = undefined
  }
  const lost = (event: PointerEvent): void => {
    pressed.delete(event.pointerId)
    start = undefined
  }
  view.addEventListener('pointerdown', down, { capture: true, signal })
  view.addEventListener('pointermove', move, { signal })
  view.addEventListener('pointerup', up, { signal })
  view.addEventListener('pointercancel', lost, { signal })
  view.addEventListener('pointerleave', () => moves.hover(undefined), { signal })
}

function turnWheel(view: HTMLElement, moves: RoomMoves, event: WheelEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.ctrlKey || event.metaKey) {
    moves.zoom(wheelFactor(event.deltaY, pinchRate))
    return
  }
  const steps = event.deltaX === 0 && Math.abs(event.deltaY) >= wheelStep
  const isMouse = event.deltaMode !== 0 || steps
  const height = Math.max(view.clientHeight, 1)
  if (isMouse && !event.shiftKey) moves.zoom(event.deltaY < 0 ? wheelIn : 1 / wheelIn)
  else moves.pan(-event.deltaX / height, -event.deltaY / height)
}

function pressKey(view: HTMLElement, moves: RoomMoves, event: KeyboardEvent): void {
  if (event.target !== view || event.altKey || event.ctrlKey || event.metaKey) return
  if (!roomKey(moves, event.key, event.shiftKey)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Does what a key means; false for keys that mean nothing here. */
export function roomKey(moves: RoomMoves, key: string, shift: boolean): boolean {
  const arrow = arrows[key]
  if (arrow !== undefined) {
    const move = shift ? moves.pan : moves.turn
    move(arrow.right * keyStep, arrow.down * keyStep)
    return true
  }
  if (key === '+' || key === '=') moves.zoom(zoomStep)
  else if (key === '-' || key === '_') moves.zoom(1 / zoomStep)
  else if (key === 'Home') moves.reset()
  else if (key === 'Escape') moves.escape()
  else return false
  return true
}

const arrows: Readonly<Record<string, { readonly right: number; readonly down: number }>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
}
