/* The bar at the top of the organiser's screens: product, event, links, theme, account. */
import { Menu } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { User } from '@/api/schema'
import { AccountMenu } from '@/app/AccountMenu'
import { EventSwitcher } from '@/app/EventSwitcher'
import { FailuresMenu } from '@/app/FailuresMenu'
import { navigation } from '@/app/navigation'
import { PaletteButton } from '@/app/palette/PaletteButton'
import { entryAddress, isCurrent } from '@/app/SidebarLinks'
import { ThemeMenu } from '@/app/ThemeMenu'
import { lastEventStore } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { productName } from '@/lib/title'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { Logo } from '@/ui/Logo'

type Props = { user: User; onOpenMenu: () => void }

/** Renders the header; it stays in view. */
export function Header({ user, onOpenMenu }: Props) {
  return (
    <header className="sticky top-0 z-30 flex min-h-14 short:min-h-12 tiny:static flex-wrap items-center gap-2 border-b border-border bg-surface px-2 md:px-4">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        className="md:hidden"
        onClick={onOpenMenu}
      >
        <Menu aria-hidden />
      </Button>
      <Link
        to={paths.dashboard}
        className="flex shrink-0 items-center gap-2 rounded-control text-base font-semibold lg:w-[212px]"
      >
        <Logo />
        <span className="max-sm:sr-only">{productName}</span>
      </Link>
      {/* Shrinks before the bar takes a second line. */}
      <div className="flex min-w-0 flex-1 basis-14 md:flex-none">
        <EventSwitcher />
      </div>
      <HeaderLinks />
      <div className="ml-auto flex items-center gap-1">
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
    <nav aria-label="Header" className="ml-4 hidden items-center gap-1 xl:flex">
      {navigation.map(({ path, headerLabel, ofEvent }) =>
        headerLabel === undefined ? null : (
          <Link
            key={path}
            to={entryAddress(path, ofEvent, eventId)}
            // The sidebar has the same links one press of Tab further on.
            tabIndex={-1}
            aria-current={isCurrent(path, pathname) ? 'page' : undefined}
            className={cn(
              'rounded-control px-2.5 py-1.5 text-sm transition-colors duration-120 hover:text-text',
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
