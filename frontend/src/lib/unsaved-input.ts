/*
 * Input that would be lost with the page. The router asks here before it leaves a page, and the browser before it closes
 * the tab. Each form asks its own question, so that pages without forms load no dialog.
 */

/** One form with changes. */
export type UnsavedInput = {
  /** Asks, and then calls `leave` to give the input up, or `stay`. */
  ask: (leave: () => void, stay: () => void) => void
}

const held = new Set<UnsavedInput>()

/** Holds back page and tab until the returned function is called. */
export function holdUnsavedInput(input: UnsavedInput): () => void {
  held.add(input)
  window.addEventListener('beforeunload', preventUnload)
  return () => {
    held.delete(input)
    if (held.size === 0) window.removeEventListener('beforeunload', preventUnload)
  }
}

/** Returns the form that changed last, or undefined when nothing would be lost. */
export function latestUnsavedInput(): UnsavedInput | undefined {
  return [...held].at(-1)
}

function preventUnload(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
