/* The sidebar from 768 px on: 240 px wide; icons only below 1200 px and beside a screen that needs the width. */
import { useLocation } from 'react-router-dom'
import type { Event } from '@/api/schema'
import { Brand } from '@/app/Brand'
import { Countdown } from '@/app/Countdown'
import { isCurrent, SidebarLinks } from '@/app/SidebarLinks'
import { paths } from '@/lib/paths'
import { cn } from '@/ui/class-names'

type Props = { narrow: boolean; event: Event | undefined }

/** Renders the product's name, the six entries and the days until the event in a column that stays in view. */
export function Sidebar({ narrow, event }: Props) {
  const { pathname } = useLocation()
  return (
    <aside
      aria-label="Sidebar"
      className={cn(
        'sticky top-0 hidden h-dvh w-16 shrink-0 flex-col border-r border-border bg-surface md:flex',
        !narrow && 'lg:w-60',
      )}
    >
      <Brand
        className={cn(
          'mx-2.5 h-14 justify-center short:h-12',
          !narrow && 'lg:mx-2 lg:justify-start lg:px-2.5',
        )}
        nameClassName={narrow ? 'sr-only' : 'max-lg:sr-only'}
      />
      <nav
        aria-label="Main"
        className={cn('min-h-0 flex-1 overflow-y-auto px-2.5 py-2', !narrow && 'lg:px-2')}
      >
        <SidebarLinks words={narrow ? 'never' : 'wide'} />
      </nav>
      {/* The dashboard says it itself. */}
      {!narrow && !isCurrent(paths.dashboard, pathname) && (
        <Countdown event={event} className="m-2 hidden lg:[@media(min-height:40rem)]:block" />
      )}
    </aside>
  )
}
