/*
 * Where something may float at the bottom of the window: clear of bars, which carry the attribute `data-bottom-bar`, and
 * within the part of the screen that is marked `data-float-area`, where one is.
 */

/** The part of the window, from its top, in which nothing counts as being at the bottom. */
const UPPER_PART = 0.6

/** Returns how many pixels at the bottom of the window bars take up. */
export function bottomBarsHeight(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')]
  const heights = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top > window.innerHeight * UPPER_PART)
    .map(({ top }) => window.innerHeight - top)
  return Math.max(0, ...heights)
}

/** Returns the distances of the marked part from the sides of the window; nothing without one. */
export function floatSides(): { left?: number; right?: number } {
  const area = document.querySelector('[data-float-area]')?.getBoundingClientRect()
  return area === undefined ? {} : { left: area.left, right: window.innerWidth - area.right }
}
