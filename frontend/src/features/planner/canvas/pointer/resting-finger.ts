/* A finger that stays where it went down opens the menu. */
import type { Point } from '@/plan/types'
import type { Designer } from '@/features/planner/designer/designer'
import { openMenuAt } from '@/features/planner/menu/open-menu'

/** Milliseconds that a finger rests before the menu opens. */
export const LONG_PRESS = 500

/** Gestures that have not begun to move anything. */
const STILL: ReadonlySet<string> = new Set(['idle', 'pressing', 'panning', 'marquee'])

export class RestingFinger {
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The finger that is down has opened the menu. */
  #opened = false

  constructor(private readonly designer: Designer) {}

  /** A finger has gone down alone. */
  start(at: Point): void {
    if (this.designer.view.getState().compact) return
    this.#timer = setTimeout(() => {
      this.#open(at)
    }, LONG_PRESS)
  }

  /** It does not rest any more. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Says, once, whether the finger that is lifted had opened the menu. */
  takeOpened(): boolean {
    const opened = this.#opened
    this.#opened = false
    return opened
  }

  #open(at: Point): void {
    if (!STILL.has(this.designer.interaction.getState().kind)) return
    this.#opened = true
    openMenuAt(this.designer, at, true)
  }
}
