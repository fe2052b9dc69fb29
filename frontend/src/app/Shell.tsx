/* The frame of the organiser's screens: sidebar, header, what has to be said, main region, toasts. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { User } from '@/api/schema'
import { sessionStore } from '@/api/session'
import { useEvents } from '@/api/events'
import { startLive, useLiveEvent } from '@/api/live'
import { Header } from '@/app/Header'
import { Sidebar } from '@/app/Sidebar'
import { readStored } from '@/lib/browser-storage'
import { useCurrentEvent } from '@/lib/current-event'
import { useEventAccent } from '@/lib/event-accent'
import { fetchCode } from '@/lib/fetch-code'
import { useWhenIdle } from '@/lib/use-when-idle'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { SkipLink } from '@/ui/SkipLink'
import { cn } from '@/ui/class-names'
import { Toaster } from '@/ui/Toaster'
import { loadable } from '@/ui/loadable'
import { useDisplayFace } from '@/ui/use-display-face'

// Only phones open it, and only by its button.
const { Part: MobileSidebar } = loadable(
  async () => (await import('@/app/MobileSidebar')).MobileSidebar,
  { floating: true },
)
// Most people most of the time see none of these.
const { Part: SessionEnded } = loadable(
  async () => (await import('@/app/SessionEnded')).SessionEnded,
  { floating: true },
)
const { Part: LiveNews } = loadable(async () => (await import('@/app/LiveNews')).LiveNews, {
  floating: true,
})
const { Part: AccountBanner } = loadable(
  async () => (await import('@/features/accounts/AccountBanner')).AccountBanner,
)

type Props = {
  user: User
  /** The screen fills the main region to its edges and does its own scrolling. */
  fullBleed?: boolean
  children: ReactNode
}

/** Renders a screen inside the frame. */
export function Shell({ user, fullBleed = false, children }: Props) {
  const [menuOpen, setMenuOpen] = useState(false)
  const lost = useStore(sessionStore, (state) => state.lost)
  const { pathname } = useLocation()
  useEffect(() => {
    setMenuOpen(false)
  }, [pathname])
  const { event } = useCurrentEvent(useEvents().data)
  useLiveFeed(user.id)
  useLiveEvent(event?.id)
  useEventAccent(event)
  useDisplayFace()
  const [isIdle, setIdle] = useState(false)
  useWhenIdle(
    useCallback(() => {
      forgetPastLists()
      setIdle(true)
    }, []),
  )
  return (
    <div
      data-display-face
      data-full-bleed={fullBleed || undefined}
      className={cn('md:flex', fullBleed && 'flex h-dvh flex-col md:flex-row tiny:h-auto')}
    >
      <SkipLink href="#main">Skip to content</SkipLink>
      <ErrorBoundary floating>
        <Sidebar narrow={fullBleed} event={event} />
      </ErrorBoundary>
      <div className={cn('min-w-0 flex-1', fullBleed && 'flex min-h-0 flex-col')}>
        <ErrorBoundary>
          <Header
            user={user}
            onOpenMenu={() => {
              setMenuOpen(true)
            }}
          />
        </ErrorBoundary>
        {(!user.emailVerified || user.sandboxUntil != null) && <AccountBanner user={user} />}
        {event !== undefined && isIdle && (
          <LiveNews key={event.id} account={user.id} eventId={event.id} />
        )}
        <main
          id="main"
          tabIndex={-1}
          data-page-focus
          className={cn(
            'focus:outline-none',
            fullBleed
              ? // Clipped rather than hidden: what is hidden can still be scrolled to by focus, and the bars would be gone.
                'min-h-0 flex-1 overflow-clip tiny:h-dvh tiny:flex-none'
              : 'min-h-[calc(100dvh-56px)] px-4 pt-6 pb-24 md:px-6 lg:px-8',
          )}
        >
          {fullBleed ? children : <div className="mx-auto max-w-[1280px]">{children}</div>}
        </main>
      </div>
      {menuOpen && <MobileSidebar open onOpenChange={setMenuOpen} event={event} />}
      {lost && <SessionEnded user={user} lost={lost} />}
      <Toaster />
    </div>
  )
}

/** Follows the changes that this account may see. */
function useLiveFeed(account: string): void {
  const cache = useQueryClient()
  useEffect(() => startLive(cache, account), [cache, account])
}

/** Lists of guests for a door do not stay on a device whose owner never opens the door again. */
function forgetPastLists(): void {
  if (readStored('check-in-data') === null) return
  fetchCode(() => import('@/lib/check-in-data'))
    .then(({ forgetPastCheckIns }) => forgetPastCheckIns())
    .catch(() => undefined)
}
