/* The address bar and the history of the browser. */
import type { Address, Navigate } from '@/guest-pages/address/address'
import type { AddressSource } from '@/guest-pages/address/AddressProvider'

/** Makes the source; one per page. */
export function browserAddress(): AddressSource {
  let present = readAddress()
  /** Where each address was scrolled to when it was left, by key. */
  const tops = new Map<string, number>()
  let top: number | undefined
  const listeners = new Set<() => void>()
  const change = (next: Address, scrollTop: number | undefined) => {
    tops.set(present.key, window.scrollY)
    present = next
    top = scrollTop
    for (const listener of listeners) listener()
  }
  const navigate: Navigate = (to, { replace = false, state } = {}) => {
    const entry = { key: String(Date.now() + Math.random()), state }
    if (replace) window.history.replaceState(entry, '', to)
    else window.history.pushState(entry, '', to)
    change(readAddress(), replace ? undefined : 0)
  }
  window.addEventListener('popstate', () => {
    const next = readAddress()
    change(next, tops.get(next.key))
  })
  return {
    current: () => present,
    navigate,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
    scrollTop: () => top,
  }
}

function readAddress(): Address {
  const { pathname, search } = window.location
  const entry: unknown = window.history.state
  const isOwn = typeof entry === 'object' && entry !== null && 'key' in entry
  return {
    pathname,
    search,
    state: isOwn && 'state' in entry ? entry.state : undefined,
    key: isOwn && typeof entry.key === 'string' ? entry.key : '',
  }
}
