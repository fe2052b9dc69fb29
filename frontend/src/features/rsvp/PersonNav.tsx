/* The people of a party with what was answered for each, as links to their cards: the page is long on a phone. */
import type { PersonalForm } from '@/api/guest-form'
import { attendingText } from '@/features/rsvp/answer-lines'
import { messages } from '@/features/rsvp/messages'
import { memberAnswers, partyParts, type PartyDraft } from '@/features/rsvp/party-answers'
import { problemKeys } from '@/guest-form/answers'
import { controlId, focusControl } from '@/guest-form/control-id'
import type { Language } from '@/lib/language'
import { cn } from '@/ui/class-names'

type Props = { view: PersonalForm; draft: PartyDraft; language: Language }

/** Renders the links. */
export function PersonNav({ view, draft, language }: Props) {
  return (
    <nav aria-label={messages[language].party.people}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2">
        {view.members.map(({ key, name }, index) => {
          const id = controlId(partyParts.member(index), problemKeys.attending)
          const answers = memberAnswers(draft, key)
          return (
            <li key={key} className="min-w-0">
              <a
                href={`#${id}`}
                className={cn(
                  'block h-full min-h-11 rounded-control border px-3 py-2 leading-tight hover:bg-surface-2',
                  answers.attending === ''
                    ? 'border-border-strong bg-surface'
                    : 'border-event-line bg-event-soft text-event-ink',
                )}
                onClick={(event) => {
                  event.preventDefault()
                  focusControl(id)
                }}
              >
                <bdi className="block truncate font-semibold">{name}</bdi>
                <span className="text-sm">{attendingText(answers, language)}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
