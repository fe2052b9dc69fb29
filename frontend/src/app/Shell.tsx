/* The frame of the organiser's screens: header, what has to be said, sidebar, main region, toasts. */
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { User } from '@/api/schema'
import { sessionStore } from '@/api/session'
import { Header } from '@/app/Header'
import { Sidebar } from '@/app/Sidebar'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { SkipLink } from '@/ui/SkipLink'
import { cn } from '@/ui/class-names'
import { Toaster } from '@/ui/Toaster'
import { loadable } from '@/ui/loadable'

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
  return (
    <div
      data-full-bleed={fullBleed || undefined}
      className={cn(fullBleed && 'flex h-dvh flex-col tiny:h-auto')}
    >
      <SkipLink href="#main">Skip to content</SkipLink>
      <ErrorBoundary>
        <Header
          user={user}
          onOpenMenu={() => {
            setMenuOpen(true)
          }}
        />
      </ErrorBoundary>
      {menuOpen && <MobileSidebar open onOpenChange={setMenuOpen} />}
      {lost && <SessionEnded user={user} lost={lost} />}
      {(!user.emailVerified || user.sandboxUntil != null) && <AccountBanner user={user} />}

      <div className={cn('flex', fullBleed && 'min-h-0 flex-1 tiny:h-dvh tiny:flex-none')}>
        <ErrorBoundary floating>
          <Sidebar narrow={fullBleed} />
        </ErrorBoundary>
        <main
          id="main"
          tabIndex={-1}
          data-page-focus
          className={cn(
            'min-w-0 flex-1 focus:outline-none',
            fullBleed
              ? // Clipped rather than hidden: what is hidden can still be scrolled to by focus, and the bars would be gone.
                'overflow-clip'
              : 'min-h-[calc(100dvh-56px)] px-4 pt-6 pb-24 md:px-8 md:pt-8',
          )}
        >
          {fullBleed ? children : <div className="mx-auto max-w-[1280px]">{children}</div>}
        </main>
      </div>
      <Toaster />
    </div>
  )
}
