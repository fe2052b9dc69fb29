/* Wraps every screen, public or not: it renders nothing visible, only page-wide behaviour. */
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { LeaveGuard } from '@/app/LeaveGuard'
import { VersionNotice } from '@/ui/VersionNotice'
import { useSpaceBarScroll } from '@/lib/space-bar'

/** Renders the current screen; a new screen takes the focus, so that readers hear where they are. */
export function RootLayout() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useSpaceBarScroll()
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.querySelector('main')
    if (main !== null && !main.contains(document.activeElement)) {
      main.focus({ preventScroll: true })
    }
  }, [pathname])
  return (
    <>
      <Outlet />
      <LeaveGuard />
      <ScrollRestoration getKey={scrollKey} />
      <VersionNotice />
    </>
  )
}

/** Every first page of a tab has the key "default", so it is kept by its path. */
export function scrollKey({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  return key === 'default' ? pathname : key
}
