/* One part of the landing page: a heading on the left of a hairline, the content below it. */
import type { ReactNode } from 'react'

/** The width and the gutters that every part shares. */
export const column = 'mx-auto max-w-[1240px] px-4 md:px-8'

/** Renders the part; its id is what links of the footer point to. */
export function Section({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={`${id}-title`} className={`${column} pt-20 md:pt-32`}>
      <div
        id={id}
        className="grid scroll-mt-6 gap-x-12 gap-y-4 border-t border-text pt-6 lg:grid-cols-[7fr_5fr] lg:items-end"
      >
        <h2 id={`${id}-title`} className="max-w-[22ch] font-display text-title font-semibold">
          {title}
        </h2>
        {text !== undefined && <p className="max-w-[56ch] text-base text-muted">{text}</p>}
      </div>
      <div className="mt-10 md:mt-14">{children}</div>
    </section>
  )
}
