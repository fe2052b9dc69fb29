/* A clean start for every test, since files share the modules of their worker: nothing stored or set, no notice, signed in. */
import '@/testing/locale'
import { afterEach, beforeEach, vi } from 'vitest'
import { recordSignedIn } from '@/api/session'
import { prefsStore } from '@/canvas/store/prefs'
import { forgetAnswers } from '@/guest-pages/calls/answers'
import { languageStore } from '@/guest-pages/page-language'
import { lastEventStore } from '@/lib/current-event'
import { commandStore } from '@/lib/screen-commands'
import { themeStore } from '@/lib/theme'
import { MemoryStorage } from '@/testing/memory-storage'
import { toast } from '@/ui/toast'

if (typeof localStorage === 'undefined') globalThis.localStorage = new MemoryStorage()
if (typeof sessionStorage === 'undefined') globalThis.sessionStorage = new MemoryStorage()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  prefsStore.setState(prefsStore.getInitialState(), true)
  commandStore.setState(commandStore.getInitialState(), true)
  languageStore.setState({ chosen: undefined })
  themeStore.setState(themeStore.getInitialState(), true)
  lastEventStore.setState({ id: null })
  toast.dismiss()
  toast.forgetFailures()
  forgetAnswers()
  recordSignedIn()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
