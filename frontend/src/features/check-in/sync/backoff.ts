/* How long to wait before trying again. */

const FIRST_MS = 1000
const LONGEST_MS = 30_000

/**
 * Doubles with each failure in a row, up to half a minute. Up to half of it is left out at random, so that the phones of
 * a venue do not all come back in the same second.
 */
export function backoff(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return longest * (1 - random() / 2)
}
