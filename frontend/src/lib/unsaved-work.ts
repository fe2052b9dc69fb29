/*
 * Which parts of the page hold edits that would be lost with it. The page never reloads itself over any of them. Some also
 * ask before the router leaves the page, and before the browser closes the tab; each asks its own question, so that pages
 * without forms load no dialog.
 */

const guards = new Set<() => boolean>()

/** Asks `isUnsaved` before the page reloads itself. Returns how to stop asking. */
export function guardUnsavedWork(isUnsaved: () => boolean): () => void {
  guards.add(isUnsaved)
  return () => {
    guards.delete(isUnsaved)
  }
}

/** Returns true while any part of the page holds unsaved edits. */
export function hasUnsavedWork(): boolean {
  return [...guards].some((isUnsaved) => isUnsaved())
}

/** One form with changes. */
type UnsavedInput = {
  /** Asks, and then calls `leave` to give the input up, or `stay`. */
  ask: (leave: () => void, stay: () => void) => void
}

const held = new Set<UnsavedInput>()

/** Holds back page and tab until the returned function is called. */
export function holdUnsavedInput(input: UnsavedInput): () => void {
  const stopGuarding = guardUnsavedWork(() => true)
  held.add(input)
  window.addEventListener('beforeunload', preventUnload)
  return () => {
    stopGuarding()
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
