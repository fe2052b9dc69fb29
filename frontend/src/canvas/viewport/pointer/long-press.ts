/* A finger that stays where it went down opens the menu. */
import type { Point } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { openMenuAt } from '@/canvas/edits/open-menu'

/** Milliseconds that a finger rests before the menu opens. */
export const LONG_PRESS_DELAY = 500

export class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined
  #frame = 0
  /** The finger that is down has opened the menu. */
  #opened = false

  constructor(private readonly designer: Env) {}

  /** A finger has gone down alone. */
  start(at: Point): void {
    this.#opened = false
    if (this.designer.view.getState().compact) return
    this.#timer = setTimeout(() => {
      // Moves that came while the page was busy are told before the next frame, and only then.
      this.#frame = requestAnimationFrame(() => {
        this.#open(at)
      })
    }, LONG_PRESS_DELAY)
  }

  /** It does not rest any more. */
  stop(): void {
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
  }

  /** Says, once, whether the finger that is lifted had opened the menu. */
  takeOpened(): boolean {
    const opened = this.#opened
    this.#opened = false
    return opened
  }

  #open(at: Point): void {
    if (!this.designer.interaction.getState().opensMenu) return
    this.#opened = true
    openMenuAt(this.designer, at, true)
  }
}
