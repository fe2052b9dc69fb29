/* The browser's storage for tests in Node, which has none. */

/** Keeps texts by key until the test file ends. */
export class MemoryStorage implements Storage {
  readonly #texts = new Map<string, string>()

  get length() {
    return this.#texts.size
  }

  clear() {
    this.#texts.clear()
  }

  getItem(key: string) {
    return this.#texts.get(key) ?? null
  }

  key(index: number) {
    return [...this.#texts.keys()][index] ?? null
  }

  removeItem(key: string) {
    this.#texts.delete(key)
  }

  setItem(key: string, value: string) {
    this.#texts.set(key, value)
  }
}
