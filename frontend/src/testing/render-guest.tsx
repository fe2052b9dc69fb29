/* Draws the pages for guests at an address, with a history of their own. */
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GuestApp } from '@/guest-app/GuestApp'
import type { Address, Navigate } from '@/guest-pages/address/address'

/** Opens the guests' entry at an address. `router.state.location` is where it is. */
export function renderGuestApp(address: string) {
  const listeners = new Set<() => void>()
  const router = { state: { location: addressOf(address, undefined) } }
  const navigate: Navigate = (to, { state } = {}) => {
    router.state.location = addressOf(to, state)
    act(() => {
      for (const listener of listeners) listener()
    })
  }
  const source = {
    current: () => router.state.location,
    navigate,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
  }
  render(<GuestApp source={source} />)
  return { user: userEvent.setup(), router }
}

let entries = 0

function addressOf(to: string, state: unknown): Address {
  const { pathname, search } = new URL(to, window.location.origin)
  entries += 1
  return { pathname, search, state, key: String(entries) }
}
