/*
 * Turns DOM pointer events into tool events: the phases of a gesture, in order. Touch, wheel and cursor are handled in
 * the folder beside this file. Moves wait for the next frame; everything else is handled at once.
 */
import type { Env } from '@/canvas/env'
import { followCursor, type Cursor } from '@/canvas/viewport/pointer/cursor'
import { TouchPoints } from '@/canvas/viewport/pointer/touch-points'
import { inputOf, isTouch, placeOf } from '@/canvas/viewport/pointer/input'
import { LongPress } from '@/canvas/viewport/pointer/long-press'
import { turnWheel } from '@/canvas/viewport/pointer/wheel'
import type { SelectionState } from '@/canvas/store/selection'
import { isHandheld } from '@/canvas/store/view'
import { clearHover } from '@/canvas/store/viewport'
import { openMenuAt } from '@/canvas/edits/open-menu'
import { travelled, type PointerInput } from '@/canvas/hand/tool'

const MIDDLE = 1
const RIGHT = 2

/** Listens on the view; returns a function that stops it. */
export function listenToPointer(designer: Env, view: HTMLElement): () => void {
  const gesture = new Gesture(designer, view)
  const life = new AbortController()
  const { signal } = life
  const preventing = { signal, passive: false }
  view.addEventListener('pointerdown', (event) => gesture.down(event), { signal })
  view.addEventListener('pointermove', (event) => gesture.move(event), { signal })
  view.addEventListener('pointerup', (event) => gesture.up(event), { signal })
  view.addEventListener('pointercancel', (event) => gesture.lost(event), { signal })
  view.addEventListener('pointerleave', () => gesture.left(), { signal })
  view.addEventListener('dblclick', (event) => gesture.double(event), { signal })
  view.addEventListener('contextmenu', (event) => gesture.menu(event), { signal })
  // Browsers would take a fast finger on a busy page for a fling, and swallow its next tap.
  view.addEventListener('touchmove', (event) => event.preventDefault(), preventing)
  view.addEventListener('touchend', (event) => gesture.lifted(event), preventing)
  view.addEventListener('wheel', (event) => turnWheel(designer, view, event), preventing)
  return () => {
    life.abort()
    gesture.end()
  }
}

/** A gesture with buttons or fingers on the view, from the press to the release. */
class Gesture {
  readonly #touches = new TouchPoints()
  readonly #longPress: LongPress
  readonly #cursor: Cursor
  /** The selection before the first finger came down. */
  #selected: SelectionState | undefined
  /** The touch has opened a chair, whose card may lie under the finger. */
  #openedChair = false

  constructor(
    private readonly designer: Env,
    private readonly view: HTMLElement,
  ) {
    this.#longPress = new LongPress(designer)
    this.#cursor = followCursor(designer, view)
  }

  down(event: PointerEvent): void {
    this.view.focus({ preventScroll: true })
    if (event.button === RIGHT) return
    if (event.button === MIDDLE) {
      event.preventDefault()
      this.designer.holdHand(true)
    }
    if (event.isTrusted) this.view.setPointerCapture(event.pointerId)
    this.#touchDown(event)
    if (this.#touches.count === 2) {
      this.designer.dispatch({ kind: 'cancel' })
      this.#restoreSelection()
      return
    }
    if (isTouch(event)) this.#selected = this.designer.selection.getState()
    if (this.#touches.count < 2) this.designer.dispatch(this.#input('down', event))
    this.#showCursor(event)
  }

  /** Undoes the selection made by the first finger of a pinch. */
  #restoreSelection(): void {
    if (this.#selected !== undefined) this.designer.selection.setState(this.#selected)
    this.#selected = undefined
  }

  #touchDown(event: PointerEvent): void {
    this.#longPress.stop()
    if (!isTouch(event)) return
    const at = placeOf(this.view, event)
    this.#touches.put(event.pointerId, at)
    if (this.#touches.count === 1) this.#longPress.start(at)
  }

  move(event: PointerEvent): void {
    if (isTouch(event) && this.#touches.count >= 2) {
      this.#pinch(event)
      return
    }
    const moved = this.#input('move', event)
    const first = this.#touches.at(event.pointerId)
    if (first !== undefined && travelled(first, moved.screen, moved.touch)) this.#longPress.stop()
    this.designer.pointerMoved(moved)
    if (!moved.touch) this.#showCursor(event)
  }

  #pinch(event: PointerEvent): void {
    const { camera } = this.designer.view.getState()
    const pinched = this.#touches.pinch(event.pointerId, placeOf(this.view, event), camera)
    if (pinched !== undefined) this.designer.camera.set(pinched)
  }

  up(event: PointerEvent): void {
    if (event.button === RIGHT) return
    const pinching = this.#touches.count >= 2
    this.#longPress.stop()
    this.#touches.lift(event.pointerId)
    const chair = this.#chair()
    if (!pinching) this.designer.dispatch(this.#input('up', event))
    this.#openedChair = this.#chair() !== undefined && this.#chair() !== chair
    if (event.button === MIDDLE) {
      // Some systems paste with the middle button.
      event.preventDefault()
      this.designer.holdHand(false)
    }
    this.#showCursor(event)
  }

  #chair(): string | undefined {
    return this.designer.selection.getState().seat
  }

  /**
   * Suppresses the mouse events that browsers emulate after a touch: they would take the focus from the menu and so
   * close it, or click a guest in the card that appeared under the finger.
   */
  lifted(event: TouchEvent): void {
    if (this.#longPress.takeOpened() || this.#openedChair) event.preventDefault()
    this.#openedChair = false
  }

  lost(event: PointerEvent): void {
    this.#longPress.stop()
    this.#touches.lift(event.pointerId)
    this.designer.dispatch({ kind: 'cancel' })
    this.designer.holdHand(false)
  }

  left(): void {
    this.designer.pointer = undefined
    clearHover(this.designer.view)
  }

  double(event: MouseEvent): void {
    this.designer.dispatch(inputOf(this.designer, this.view, 'double', event))
  }

  menu(event: MouseEvent): void {
    event.preventDefault()
    this.#longPress.stop()
    // Keys open it where the selection is; what they send here comes after that.
    const view = this.designer.view.getState()
    if (!isHandheld(view) && view.layer.kind !== 'menu' && event.button === RIGHT) {
      openMenuAt(this.designer, placeOf(this.view, event), false)
    }
  }

  end(): void {
    this.#longPress.stop()
    this.#cursor.stop()
  }

  #input(kind: PointerInput['kind'], event: PointerEvent): PointerInput {
    return inputOf(this.designer, this.view, kind, event, isTouch(event))
  }

  #showCursor(event: PointerEvent): void {
    this.#cursor.show(inputOf(this.designer, this.view, 'move', event))
  }
}
