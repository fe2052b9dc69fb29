/* One page of text: its title, a line below it, the parts, and a list of them beside it on wide windows. */
import type { ReactNode } from 'react'
import { useTitle } from '@/lib/title'

export interface PagePart {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

/** Renders the page. */
export function PageFrame({
  title,
  lead,
  parts = [],
  children,
}: {
  title: string
  lead: ReactNode
  parts?: readonly PagePart[]
  children?: ReactNode
}) {
  useTitle(title)
  return (
    <div className="mx-auto max-w-[1240px] px-4 pt-10 pb-20 md:px-8 md:pt-16 md:pb-32">
      <div className="border-b border-text pb-6 md:pb-8">
        <h1 className="font-display text-title font-semibold">{title}</h1>
        <p className="mt-3 max-w-[62ch] text-base text-muted">{lead}</p>
      </div>
      {children}
      {parts.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[240px_minmax(0,1fr)]">
          <nav aria-label="On this page" className="hidden lg:block">
            <ul className="sticky top-24 mt-10 space-y-2">
              {parts.map(({ id, title: part }) => (
                <li key={id}>
                  <a href={`#${id}`} className="rounded-control text-muted hover:text-text">
                    {part}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {parts.map(({ id, title: part, content }) => (
              <section
                key={id}
                aria-labelledby={`${id}-title`}
                id={id}
                className="scroll-mt-24 border-b border-border py-8 last:border-b-0 md:py-10"
              >
                <h2 id={`${id}-title`} className="text-xl font-semibold tracking-tight">
                  {part}
                </h2>
                <div className="mt-4 max-w-[72ch] space-y-4 text-base">{content}</div>
              </section>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
