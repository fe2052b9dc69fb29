/* What a transition needs of a store: the part of the state that it reads and writes. */

export interface Slice<T> {
  getState(): T
  setState(change: Partial<T> | ((state: T) => T | Partial<T>)): void
}
