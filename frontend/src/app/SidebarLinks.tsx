/* The links of the sidebar, the same in the column and in the slide-in. */
import { Link, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { useUser } from '@/api/auth'
import { checkInEntry, navigation } from '@/app/navigation'
import { lastEventStore } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { cn } from '@/ui/class-names'

/** Returns whether an entry is the current screen; `/` counts as the dashboard. */
export function isCurrent(entryPath: string, pathname: string): boolean {
  if (pathname === paths.root) return entryPath === paths.dashboard
  return pathname === entryPath || pathname.startsWith(`${entryPath}/`)
}

/** Returns an entry's address with the event it should open. */
export function entryAddress(path: string, ofEvent: boolean, eventId: string | null): string {
  return ofEvent && eventId !== null ? `${path}?event=${encodeURIComponent(eventId)}` : path
}

/** When the labels are shown beside the icons: always, from 1200 px on, or for screen readers only. */
type Words = 'always' | 'wide' | 'never'

/** Renders the six entries, and for door staff the check-in above them. */
export function SidebarLinks({ words = 'always' }: { words?: Words }) {
  const { pathname } = useLocation()
  const eventId = useStore(lastEventStore, (state) => state.id)
  const isDoorStaff = useUser().data?.organisation.role === 'door-staff'
  const entries = isDoorStaff ? [checkInEntry, ...navigation] : navigation
  return (
    <ul className="flex flex-col gap-1">
      {entries.map(({ path, label, icon: Icon, ofEvent }) => {
        const current = isCurrent(path, pathname)
        return (
          <li key={path}>
            <Link
              to={entryAddress(path, ofEvent, eventId)}
              aria-current={current ? 'page' : undefined}
              title={words === 'always' ? undefined : label}
              className={cn(
                'relative flex h-11 items-center gap-2.5 overflow-hidden rounded-control px-2.5 text-sm transition-colors duration-120 short:h-10',
                current
                  ? 'bg-accent-soft font-semibold text-accent before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent'
                  : 'font-medium text-muted hover:bg-surface-2 hover:text-text',
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
