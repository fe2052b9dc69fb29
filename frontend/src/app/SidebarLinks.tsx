/* The links of the sidebar, the same in the column and in the slide-in. */
import { Link, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { navigation } from '@/app/navigation'
import { lastEventStore } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { cn } from '@/ui/class-names'

/** Says whether an entry is the current screen; `/` counts as the dashboard. */
export function isCurrent(entryPath: string, pathname: string): boolean {
  if (pathname === paths.root) return entryPath === paths.dashboard
  return pathname === entryPath || pathname.startsWith(`${entryPath}/`)
}

/** Returns an entry's address with the event it should open. */
export function entryAddress(path: string, ofEvent: boolean, eventId: string | null): string {
  return ofEvent && eventId !== null ? `${path}?event=${encodeURIComponent(eventId)}` : path
}

/** When the words stand beside the icons: always, from 1200 px on, or for screen readers only. */
type Words = 'always' | 'wide' | 'never'

/** Renders the six entries. */
export function SidebarLinks({ words = 'always' }: { words?: Words }) {
  const { pathname } = useLocation()
  const eventId = useStore(lastEventStore, (state) => state.id)
  return (
    <ul className="flex flex-col gap-1">
      {navigation.map(({ path, label, icon: Icon, ofEvent }) => {
        const current = isCurrent(path, pathname)
        return (
          <li key={path}>
            <Link
              to={entryAddress(path, ofEvent, eventId)}
              aria-current={current ? 'page' : undefined}
              title={words === 'always' ? undefined : label}
              className={cn(
                'flex h-10 items-center gap-2.5 rounded-control px-2.5 text-sm font-medium transition-colors duration-120 pointer-coarse:h-11',
                current
                  ? 'bg-accent-soft text-accent'
                  : 'text-muted hover:bg-surface-2 hover:text-text',
              )}
            >
              <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
              <span
                className={cn(
                  'truncate',
                  words === 'wide' && 'max-lg:sr-only',
                  words === 'never' && 'sr-only',
                )}
              >
                {label}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
