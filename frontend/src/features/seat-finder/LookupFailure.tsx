/* Why no seat is shown: the code is unknown, or there was no answer. */
import type { RefObject } from 'react'
import { messages } from '@/features/seat-finder/messages'

type Props = {
  notFound: boolean
  message: string
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** Renders the reason above the form. */
export function LookupFailure({ notFound, message, headingRef }: Props) {
  const { title, text } = notFound
    ? messages.notFound
    : { title: messages.unreachable.title, text: message }
  return (
    <div role="alert" className="mb-6 rounded-card bg-danger-soft p-4">
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="text-base font-semibold text-danger focus:outline-none"
      >
        {title}
      </h2>
      <p className="mt-1">{text}</p>
    </div>
  )
}
