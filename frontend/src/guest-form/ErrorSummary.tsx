/* The problems that keep a form from being sent, as links to the answers. Each try focuses the first of them. */
import { useEffect, useId, useRef } from 'react'
import { focusControl } from '@/guest-form/control-id'
import { messages } from '@/guest-form/messages'
import { plural, type Language } from '@/lib/language'

/** A problem and the id of its control. */
export type SummaryItem = { controlId: string; text: string }

type Props = {
  items: readonly SummaryItem[]
  language: Language
  /** Changes with every try, so that the second moves the focus again. */
  attempt: number
}

/** Renders the summary; nothing without problems. */
export function ErrorSummary({ items, language, attempt }: Props) {
  const titleId = useId()
  const first = useRef(items[0])
  useEffect(() => {
    first.current = items[0]
  }, [items])
  useEffect(() => {
    if (attempt > 0 && first.current !== undefined) focusControl(first.current.controlId)
  }, [attempt])
  if (items.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-danger bg-danger-soft p-4 text-base"
    >
      <h2 id={titleId} className="font-semibold text-danger">
        {plural(language, items.length, messages[language].problems.summary)}
      </h2>
      <ul className="mt-1">
        {items.map(({ controlId, text }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault()
                focusControl(controlId)
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
