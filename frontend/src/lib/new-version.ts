/*
 * What happens when a deploy has replaced the files of an open page: it reloads itself, once per build and never over
 * unsaved work. Otherwise the notice of a new version asks the person to reload.
 */
import { createStore } from 'zustand/vanilla'
import { loadPage } from '@/lib/load-page'
import { hasUnsavedWork } from '@/lib/unsaved-work'

/** Whether the server has a newer build that this page did not load by itself. */
export const newVersionStore = createStore<{ available: boolean }>(() => ({ available: false }))

/** The build that this tab last reloaded itself for. */
const RELOADED_FOR = 'seatwright.reloaded-for'
const TIMEOUT_MS = 5000

let deciding: Promise<boolean> | undefined

/** Returns true when the page is being reloaded to load the server's newer build. Parts that fail together share it. */
export function reloadForNewVersion(): Promise<boolean> {
  deciding ??= decide().then((reloads) => {
    if (!reloads) deciding = undefined
    return reloads
  })
  return deciding
}

async function decide(): Promise<boolean> {
  const own = entryOf(document)
  const served = own === undefined ? undefined : await servedEntry()
  if (served === undefined || served === own) return false
  if (!hasUnsavedWork() && noteReload(served)) {
    loadPage.again()
    return true
  }
  newVersionStore.setState({ available: true })
  return false
}

/** The address of a page's first script. It carries a hash that changes with every build. */
function entryOf(page: Document): string | undefined {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined
}

async function servedEntry(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const page = document.documentElement.dataset.entry ?? '/index.html'
    const answer = await fetch(page, { cache: 'no-store', signal })
    if (!answer.ok) return undefined
    return entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  } catch {
    return undefined
  }
}

/** Returns false if the tab has reloaded for this build before, or cannot remember it: it might reload for ever. */
function noteReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === build) return false
    sessionStorage.setItem(RELOADED_FOR, build)
    return true
  } catch {
    return false
  }
}
