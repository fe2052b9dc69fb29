/* One value for a whole selection, or the fact that it differs. */

export type Shared<T> = { readonly kind: 'same'; readonly value: T } | { readonly kind: 'mixed' }

/** Reads a field of all; `mixed` when they are not the same. */
export function shared<E, T>(all: readonly E[], read: (each: E) => T): Shared<T | undefined> {
  const [first, ...rest] = all
  if (first === undefined) return { kind: 'same', value: undefined }
  const value = read(first)
  return rest.every((each) => read(each) === value) ? { kind: 'same', value } : { kind: 'mixed' }
}
