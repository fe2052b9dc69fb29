/* The place beside a list where a panel stays in view while the page scrolls; on a phone the panel covers the screen. */
import type { ReactNode } from 'react'

/** Renders the place; mount it at the end of a row (`flex`). */
export function SideArea({ children }: { children: ReactNode }) {
  return (
    <div className="contents md:sticky md:top-18 md:-mb-20 md:flex md:h-[calc(100dvh-5.5rem)] md:shrink-0 md:overflow-hidden md:rounded-card md:border md:border-border">
      {children}
    </div>
  )
}
