/* The bar at the top of the organiser's screens: event, links, search, theme, account; the product where no sidebar is. */
import { Menu } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { useLiveState } from '@/api/live'
import type { User } from '@/api/schema'
import { AccountMenu } from '@/app/AccountMenu'
import { Brand } from '@/app/Brand'
import { EventSwitcher } from '@/app/EventSwitcher'
import { FailuresMenu } from '@/app/FailuresMenu'
import { navigation } from '@/app/navigation'
import { PaletteButton } from '@/app/palette/PaletteButton'
import { entryAddress, isCurrent } from '@/app/SidebarLinks'
import { ThemeMenu } from '@/app/ThemeMenu'
import { lastEventStore } from '@/lib/current-event'
import { Button } from '@/ui/Button'
import { LiveState } from '@/ui/LiveState'
import { cn } from '@/ui/class-names'

type Props = { user: User; onOpenMenu: () => void }

/** Renders the header; it stays in view. */
export function Header({ user, onOpenMenu }: Props) {
  return (
    <header className="sticky top-0 z-30 flex min-h-14 short:min-h-12 tiny:static flex-wrap items-center gap-2 border-b md:flex-nowrap border-border bg-surface px-2 md:px-6 lg:px-8">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        className="md:hidden"
        onClick={onOpenMenu}
      >
        <Menu aria-hidden />
      </Button>
      <Brand className="md:hidden" nameClassName="max-sm:sr-only" />
      {/* Shrinks before the bar takes a second line. */}
      <div className="flex min-w-0 flex-1 basis-14 md:flex-initial">
        <EventSwitcher />
      </div>
      <HeaderLinks />
      <div className="ml-auto flex items-center gap-1">
        <LiveState state={useLiveState()} />
        <PaletteButton user={user} />
        <FailuresMenu />
        <ThemeMenu />
        <AccountMenu user={user} />
      </div>
    </header>
  )
}

function HeaderLinks() {
  const { pathname } = useLocation()
  const eventId = useStore(lastEventStore, (state) => state.id)
  return (
    <nav aria-label="Header" className="ml-3 hidden items-center xl:flex">
      {navigation.map(({ path, headerLabel, ofEvent }) =>
        headerLabel === undefined ? null : (
          <Link
            key={path}
            to={entryAddress(path, ofEvent, eventId)}
            // The sidebar, which comes before, has the same links.
            tabIndex={-1}
            aria-current={isCurrent(path, pathname) ? 'page' : undefined}
            className={cn(
              'rounded-control px-2 py-1.5 text-sm whitespace-nowrap transition-colors duration-120 hover:text-text',
              isCurrent(path, pathname) ? 'font-medium text-text' : 'text-muted',
            )}
          >
            {headerLabel}
          </Link>
        ),
      )}
    </nav>
  )
}
