/* A line that only the operator of an installation can fill in; it looks unfinished because it is. */
import type { ReactNode } from 'react'

/** Renders the gap. */
export function OperatorNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border border-dashed border-warning bg-warning-soft px-4 py-3 text-sm">
      <strong className="font-semibold text-warning">For the operator to fill in: </strong>
      {children}
    </p>
  )
}
