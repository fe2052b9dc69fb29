/* What a page of jsdom lacks, and a clean one for every test. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A screen is a chunk that is loaded when it is first opened; a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 })

class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.matchMedia ??= (media: string) =>
  ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList
window.ResizeObserver ??= NoResizes as unknown as typeof ResizeObserver
window.scrollTo = () => {}
window.scrollBy = () => {}
Element.prototype.scrollIntoView ??= () => {}
// Nothing is laid out in jsdom; the virtualised list would believe that it has no height.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, get: () => 400 },
  clientWidth: { configurable: true, get: () => 800 },
})
// Radix asks for pointer capture, which jsdom does not have.
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
// A dialog over the page has no top layer here; open and closed is enough.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
}

/*
 * jsdom guesses `:focus-visible` from the last events of the page, which the files of a worker share. Here the focus is
 * visible after a key, as in a browser.
 */
let keyed = false
window.addEventListener('keydown', () => (keyed = true), true)
window.addEventListener('pointerdown', () => (keyed = false), true)
const matches = Element.prototype.matches
Element.prototype.matches = function (this: Element, selectors: string) {
  if (selectors !== ':focus-visible') return matches.call(this, selectors)
  return keyed && this === document.activeElement
}

afterEach(() => {
  cleanup()
  keyed = false
  window.history.replaceState(null, '', '/')
})

// Code that a screen still fetches would arrive in the middle of the next file, which shares its modules.
afterAll(() => vi.dynamicImportSettled())
