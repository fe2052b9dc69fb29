/* The frame of the page of all components. */
import type { ReactNode } from 'react'

/** One component with its states. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-border py-8">
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  )
}

/** One state of a component. */
export function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-xs font-medium text-muted">{title}</h3>
      {children}
    </div>
  )
}
