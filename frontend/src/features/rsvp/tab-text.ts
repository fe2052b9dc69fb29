/* Texts that this tab keeps until it is closed. Storage may be forbidden; then nothing is kept. */

/** Returns the text kept under a name in this tab, or null; storage may be forbidden. */
export function readTabText(name: string): string | null {
  try {
    return sessionStorage.getItem(`seatwright.answers.${name}`)
  } catch {
    return null
  }
}

/** Keeps a text in this tab; null forgets it. */
export function writeTabText(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(`seatwright.answers.${name}`)
    else sessionStorage.setItem(`seatwright.answers.${name}`, text)
  } catch {
    // The draft lasts until the page is closed.
  }
}
