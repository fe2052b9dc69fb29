/* Says above a form why no seat is shown. */
import type { RefObject } from 'react'
import type { SearchFailure } from '@/features/seat-finder/search-failure'

type Props = { failure: SearchFailure; headingRef?: RefObject<HTMLHeadingElement | null> }

/** Renders the reason. A request for more details is neutral instead of an error. */
export function FailureCard({ failure: { title, text, kind }, headingRef }: Props) {
  const asks = kind === 'more'
  return (
    <div role="alert" className={`rounded-card p-4 ${asks ? 'bg-surface-2' : 'bg-danger-soft'}`}>
      <h2
        ref={headingRef}
        tabIndex={-1}
        className={`text-base font-semibold focus:outline-none ${asks ? '' : 'text-danger'}`}
      >
        {title}
      </h2>
      <p className="mt-1 text-base">{text}</p>
    </div>
  )
}
