/*
 * From DOM pointer and wheel events to tool events: capture, two-finger gestures, trackpad and mouse wheel.
 * Moves wait for the next frame; everything else is handled at once.
 */
import type { Point } from '@/plan/types'
import type { Designer } from '@/features/planner/designer/designer'
import { panBy, toWorld, zoomAt } from '@/features/planner/store/camera'
import { cursorOf } from '@/features/planner/tools/handles'
import { travelled, type PointerInput } from '@/features/planner/tools/tool'
import { openMenuAt } from '@/features/planner/menu/open-menu'

const WHEEL_IN = 1.1
const WHEEL_OUT = 0.9
/** Milliseconds that a finger rests before the menu opens. */
export const LONG_PRESS = 500
/** A mouse wheel turns in steps at least this long; a trackpad moves in smaller ones. */
const WHEEL_STEP = 50

/** Gestures that have not begun to move anything. */
const STILL: ReadonlySet<string> = new Set(['idle', 'pressing', 'panning', 'marquee'])

/** Listens on the view; returns how to stop. */
export function listenToPointer(designer: Designer, view: HTMLElement): () => void {
  const fingers = new Map<number, Point>()
  let resting: ReturnType<typeof setTimeout> | undefined
  /** The finger that is down has opened the menu. */
  let rested = false

  const local = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = view.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const input = (kind: PointerInput['kind'], event: MouseEvent, touch: boolean): PointerInput => {
    const screen = local(event)
    return {
      kind,
      screen,
      world: toWorld(designer.view.getState().camera, screen),
      shift: event.shiftKey,
      alt: event.altKey,
      ctrl: event.ctrlKey || event.metaKey,
      touch,
    }
  }

  /** A finger that stays where it went down opens the menu. */
  const rest = (event: PointerEvent): void => {
    const at = local(event)
    resting = setTimeout(() => {
      resting = undefined
      if (!STILL.has(designer.interaction.getState().kind)) return
      rested = true
      openMenuAt(designer, at, true)
    }, LONG_PRESS)
  }
  const unrest = (): void => {
    clearTimeout(resting)
    resting = undefined
  }

  /** The mouse that browsers play after a finger was lifted would take the focus from the menu, and so close it. */
  const lifted = (event: TouchEvent): void => {
    if (rested) event.preventDefault()
    rested = false
  }

  const menu = (event: MouseEvent): void => {
    event.preventDefault()
    unrest()
    // Keys open it where the selection is; what they send here comes after that.
    const { compact, menu: open } = designer.view.getState()
    if (!compact && open === undefined && event.button === 2) {
      openMenuAt(designer, local(event), false)
    }
  }

  const down = (event: PointerEvent): void => {
    view.focus({ preventScroll: true })
    const touch = event.pointerType === 'touch'
    if (event.button === 2) return
    if (event.button === 1) {
      event.preventDefault()
      designer.holdHand(true)
    }
    if (event.isTrusted) view.setPointerCapture(event.pointerId)
    if (touch) fingers.set(event.pointerId, local(event))
    unrest()
    if (touch && fingers.size === 1 && !designer.view.getState().compact) rest(event)
    if (fingers.size === 2) {
      designer.dispatch({ kind: 'cancel' })
      return
    }
    if (fingers.size < 2) designer.dispatch(input('down', event, touch))
    showCursor(event)
  }

  const move = (event: PointerEvent): void => {
    const touch = event.pointerType === 'touch'
    if (touch && fingers.size >= 2) {
      pinch(event)
      return
    }
    const moved = input('move', event, touch)
    const first = fingers.get(event.pointerId)
    if (first !== undefined && travelled(first, moved.screen)) unrest()
    designer.pointerMoved(moved)
    if (!touch) showCursor(event)
  }

  const pinch = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (before === undefined || other === undefined) return
    const now = local(event)
    fingers.set(event.pointerId, now)
    const middle = midpoint(now, other)
    const was = midpoint(before, other)
    const stretch = distance(now, other) / Math.max(distance(before, other), 1)
    const { camera } = designer.view.getState()
    const panned = panBy(camera, middle.x - was.x, middle.y - was.y)
    designer.camera.set(zoomAt(panned, middle, panned.zoom * stretch))
  }

  const up = (event: PointerEvent): void => {
    if (event.button === 2) return
    const pinching = fingers.size >= 2
    unrest()
    fingers.delete(event.pointerId)
    if (!pinching) designer.dispatch(input('up', event, event.pointerType === 'touch'))
    if (event.button === 1) {
      // Some systems paste with this button.
      event.preventDefault()
      designer.holdHand(false)
    }
    showCursor(event)
  }

  const lost = (event: PointerEvent): void => {
    unrest()
    fingers.delete(event.pointerId)
    designer.dispatch({ kind: 'cancel' })
    designer.holdHand(false)
  }

  const leave = (): void => {
    designer.pointer = undefined
    if (designer.view.getState().hover !== undefined) designer.view.setState({ hover: undefined })
  }

  const double = (event: MouseEvent): void => {
    designer.dispatch(input('double', event, false))
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const screen = local(event)
    if (event.ctrlKey || event.metaKey) {
      designer.camera.zoomAt(screen, Math.exp(-clamp(event.deltaY, 60) * 0.01))
      return
    }
    const mouse =
      event.deltaMode !== 0 || (event.deltaX === 0 && Math.abs(event.deltaY) >= WHEEL_STEP)
    if (event.shiftKey) {
      designer.camera.pan(-(event.deltaX || event.deltaY), 0)
    } else if (mouse) {
      designer.camera.zoomAt(screen, event.deltaY < 0 ? WHEEL_IN : WHEEL_OUT)
    } else {
      designer.camera.pan(-event.deltaX, -event.deltaY)
    }
  }

  let last: PointerInput | undefined
  const showCursor = (event: MouseEvent): void => {
    last = input('move', event, false)
    view.style.cursor = cursorAt(designer, last)
  }
  // What lies under the pointer is found in the frame that follows its last move.
  const stopHover = designer.view.subscribe((now, before) => {
    if (last && now.hover !== before.hover) view.style.cursor = cursorAt(designer, last)
  })

  view.addEventListener('pointerdown', down)
  view.addEventListener('pointermove', move)
  view.addEventListener('pointerup', up)
  view.addEventListener('pointercancel', lost)
  view.addEventListener('touchend', lifted, { passive: false })
  view.addEventListener('pointerleave', leave)
  view.addEventListener('dblclick', double)
  view.addEventListener('contextmenu', menu)
  view.addEventListener('wheel', wheel, { passive: false })
  return () => {
    unrest()
    stopHover()
    view.removeEventListener('contextmenu', menu)
    view.removeEventListener('pointerdown', down)
    view.removeEventListener('pointermove', move)
    view.removeEventListener('pointerup', up)
    view.removeEventListener('pointercancel', lost)
    view.removeEventListener('touchend', lifted)
    view.removeEventListener('pointerleave', leave)
    view.removeEventListener('dblclick', double)
    view.removeEventListener('wheel', wheel)
  }
}

/** Returns the mouse cursor that says what a press would do. */
function cursorAt(designer: Designer, at: PointerInput): string {
  const interaction = designer.interaction.getState()
  switch (interaction.kind) {
    case 'panning':
      return 'grabbing'
    case 'placing':
      return 'copy'
    case 'drafting':
      return designer.handHeld ? 'grab' : 'crosshair'
    case 'moving':
      return interaction.copying ? 'copy' : 'move'
    case 'rotating':
      return 'grabbing'
    case 'resizing':
      return cursorOf(interaction.handle, interaction.rotation)
    case 'spreading':
      return cursorOf(interaction.handle, 0)
    case 'renumbering':
      return 'crosshair'
    case 'marquee':
    case 'previewing':
      return 'default'
    case 'pressing':
    case 'idle':
  }
  if (designer.handHeld) return 'grab'
  const { env } = designer
  const { tool, hover } = designer.view.getState()
  if (tool === 'renumber' || tool === 'frame') return 'crosshair'
  if (!env.readOnly) {
    const handle = env.handleAt(at.screen, false)
    if (handle !== undefined) return cursorOf(handle, env.held()?.rotation ?? 0)
  }
  if (hover === undefined) return 'default'
  if (at.alt && !env.readOnly) return 'copy'
  return env.seating || env.element(hover)?.locked === true ? 'pointer' : 'move'
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}
