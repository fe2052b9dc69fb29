/* Text for ears only. */
import type { ReactNode } from 'react'

/** Renders its children for screen readers, not on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
