/* Small things a browser remembers. Storage may be full or forbidden; then nothing is remembered. */

/** Returns what was stored under `key`, or null. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`seatwright.${key}`)
  } catch {
    return null
  }
}

/** Stores `value` under `key`; null forgets it. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`seatwright.${key}`)
    else localStorage.setItem(`seatwright.${key}`, value)
  } catch {
    // Nothing depends on it: the choice lasts until the page is closed.
  }
}
