/* What the finders of guests need in the application of organisers: the router's address, and a choice of the event. */
import { useMemo } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { FinderEvents } from '@/app/FinderEvents'
import { useInShell } from '@/app/in-shell'
import { AddressContext, type Navigate } from '@/guest-pages/address/address'
import { EventPickerContext } from '@/guest-pages/in-shell'

/** Renders the current finder; people whose session is over see it as guests do. */
export function FinderLayout() {
  const inShell = useInShell()
  const location = useLocation()
  const go = useNavigate()
  const value = useMemo(() => {
    const { pathname, search, key } = location
    const state: unknown = location.state
    const navigate: Navigate = (to, { replace = false, state: next } = {}) => {
      void go(to, { replace, state: next, preventScrollReset: replace })
    }
    return { address: { pathname, search, state, key }, navigate }
  }, [location, go])
  return (
    <AddressContext value={value}>
      <EventPickerContext value={inShell ? FinderEvents : undefined}>
        <Outlet />
      </EventPickerContext>
    </AddressContext>
  )
}
