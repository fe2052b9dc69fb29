/* What jsdom lacks, and a clean page for every test. */
import '@/testing/locale'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { noteSignedIn } from '@/api/session'
import { lastEventStore } from '@/lib/current-event'
import { toast } from '@/ui/toast'

// A screen is a chunk that is loaded when it is first opened; a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 })

class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') {
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
}

beforeEach(() => {
  if (typeof localStorage !== 'undefined') localStorage.clear()
  lastEventStore.setState({ id: null })
  toast.dismiss()
  toast.forgetFailures()
  noteSignedIn()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
