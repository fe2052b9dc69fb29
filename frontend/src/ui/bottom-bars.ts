/* Bars at the bottom of the window, which what floats there must not cover. They carry the attribute `data-bottom-bar`. */

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
