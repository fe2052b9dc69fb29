/* Who comes and what they need, with seat and ticket where they are known. */
import { Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FormField } from '@/api/guest-form'
import { AnswerList } from '@/features/rsvp/AnswerList'
import { messages } from '@/features/rsvp/messages'
import type { FormAnswers } from '@/guest-form/answers'
import { GuestLink } from '@/guest-pages/address/GuestLink'
import type { Language } from '@/lib/language'
import { Avatar } from '@/ui/Avatar'
import { buttonStyles } from '@/ui/button-styles'

export type SummedPerson = {
  key: string
  name: string
  answers: FormAnswers
  /** Shown in place of the answer, such as the position on the waiting list. */
  status?: string | undefined
  /** Table and seat. */
  place?: string | undefined
  /** The path of the ticket. */
  ticket?: string | undefined
  actions?: ReactNode
}

type Props = {
  people: readonly SummedPerson[]
  fields: readonly FormField[]
  language: Language
  /** More rows below the people. */
  children?: ReactNode
}

/** Renders a row per person. */
export function PeopleSummary({ people, fields, language, children }: Props) {
  const texts = messages[language].party
  return (
    <ul className="divide-y divide-border rounded-card border border-border bg-surface text-start">
      {people.map(({ key, name, answers, status, place, ticket, actions }) => (
        <li key={key} className="flex flex-wrap items-start gap-3 p-4">
          <Avatar name={name} size="lg" />
          <div className="min-w-0 grow basis-32">
            <h3 className="font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </h3>
            <AnswerList
              fields={fields}
              who="guest"
              answers={answers}
              language={language}
              status={status}
            />
            {place !== undefined && (
              <p className="mt-1 font-medium text-event-ink wrap-anywhere">
                <bdi>{place}</bdi>
              </p>
            )}
            {ticket !== undefined && (
              <GuestLink
                to={ticket}
                aria-label={texts.ticketOf(name)}
                className={buttonStyles({ className: 'mt-2' })}
              >
                <Ticket aria-hidden />
                {texts.ticket}
              </GuestLink>
            )}
            {actions}
          </div>
        </li>
      ))}
      {children}
    </ul>
  )
}
