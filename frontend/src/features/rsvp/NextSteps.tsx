/* What happens after an answer. */
import { ArrowRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { messages } from '@/features/rsvp/messages'
import type { Language } from '@/lib/language'

type Props = {
  steps: readonly (string | undefined)[]
  language: Language
  children?: ReactNode
}

/** Renders the steps that there are, and what belongs below them; nothing without either. */
export function NextSteps({ steps, language, children }: Props) {
  const titleId = useId()
  const known = steps.filter((step) => step !== undefined)
  if (known.length === 0 && children === undefined) return null
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-border bg-surface p-4 wrap-anywhere"
    >
      <h3 id={titleId} className="font-semibold">
        {messages[language].next.title}
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {known.map((step) => (
          <li key={step} className="flex items-start gap-2">
            <ArrowRight
              aria-hidden
              strokeWidth={1.75}
              className="mt-1 size-4 shrink-0 text-event-ink rtl:-scale-x-100"
            />
            {step}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
