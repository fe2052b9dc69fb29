/* The top of a screen: its one h1, a line below it, and the things to do. */
import type { ReactNode } from 'react'

/** Renders title, subtitle and actions. */
export function PageHeader({
  title,
  text,
  actions,
}: {
  title: string
  text?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="font-display text-xl font-semibold md:text-2xl">{title}</h1>
        {text !== undefined && <p className="mt-1 text-muted">{text}</p>}
      </div>
      {actions !== undefined && <div className="flex max-w-full flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
