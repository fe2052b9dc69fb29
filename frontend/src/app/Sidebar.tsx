/* The sidebar from 768 px on: 240 px wide; icons only below 1200 px and beside a screen that needs the width. */
import { SidebarLinks } from '@/app/SidebarLinks'
import { cn } from '@/ui/class-names'

/** Renders the six entries in a column that stays in view. */
export function Sidebar({ narrow }: { narrow: boolean }) {
  return (
    <nav
      aria-label="Main"
      className={cn(
        'sticky top-14 hidden w-16 shrink-0 overflow-y-auto border-r border-border bg-surface px-2.5 py-4 md:block',
        narrow ? 'h-full' : 'h-[calc(100dvh-56px)] lg:w-60',
      )}
    >
      <SidebarLinks words={narrow ? 'never' : 'wide'} />
    </nav>
  )
}
