/* A link past something long, for people who use the keyboard: seen only while it has the focus. */
import type { ReactNode } from 'react'

interface Props {
  /** `#` and the id of what comes after; that element can take the focus. */
  readonly href: `#${string}`
  readonly children: ReactNode
}

/** Renders the link in the corner of the window. */
export function SkipLink({ href, children }: Props) {
  return (
    <a
      href={href}
      className="sr-only z-50 rounded-control bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2.5 focus:start-3"
    >
      {children}
    </a>
  )
}
