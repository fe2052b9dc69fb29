/* A clean start for every test: nothing stored, no notice, signed in. */
import '@/testing/locale'
import { afterEach, beforeEach, vi } from 'vitest'
import { noteSignedIn } from '@/api/session'
import { lastEventStore } from '@/lib/current-event'
import { MemoryStorage } from '@/testing/memory-storage'
import { toast } from '@/ui/toast'

if (typeof localStorage === 'undefined') globalThis.localStorage = new MemoryStorage()
if (typeof sessionStorage === 'undefined') globalThis.sessionStorage = new MemoryStorage()

beforeEach(() => {
  localStorage.clear()
  lastEventStore.setState({ id: null })
  toast.dismiss()
  toast.forgetFailures()
  noteSignedIn()
})

afterEach(() => {
  vi.unstubAllGlobals()
})
