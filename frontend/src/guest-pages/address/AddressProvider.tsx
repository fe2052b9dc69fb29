/* Gives the pages their address, and does on a change of it what loading a page would do: scroll and move the focus. */
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { AddressContext, type Address, type Navigate } from '@/guest-pages/address/address'

/** Where addresses come from: the browser, or a test. */
export type AddressSource = {
  current: () => Address
  navigate: Navigate
  subscribe: (changed: () => void) => () => void
  /** How far the present address was scrolled when it was left; undefined where that does not matter. */
  scrollTop?: () => number | undefined
}

type Props = { source: AddressSource; children: ReactNode }

/** Renders the pages. */
export function AddressProvider({ source, children }: Props) {
  const address = useSyncExternalStore(source.subscribe, source.current, source.current)
  const value = useMemo(() => ({ address, navigate: source.navigate }), [address, source])
  const { pathname, key } = address
  const shown = useRef({ pathname, key })
  useLayoutEffect(() => {
    if (shown.current.key === key) return
    const top = source.scrollTop?.()
    if (top !== undefined) window.scrollTo(0, top)
  }, [source, key])
  useEffect(() => {
    const isOther = shown.current.pathname !== pathname
    shown.current = { pathname, key }
    if (!isOther) return
    // Readers hear where they are.
    const main = document.querySelector('main')
    if (main !== null && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname, key])
  return <AddressContext value={value}>{children}</AddressContext>
}
