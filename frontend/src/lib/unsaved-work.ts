/* Which parts of the page hold edits that reloading it would lose. */

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
