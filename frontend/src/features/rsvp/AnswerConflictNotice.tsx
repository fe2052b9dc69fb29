/* Someone else of the party answered while this form was filled in: both answers, and a choice where they differ. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { FormField, PersonalForm } from '@/api/guest-form'
import { AnswerList } from '@/features/rsvp/AnswerList'
import type { AnswerConflict } from '@/features/rsvp/merge-answers'
import { messages } from '@/features/rsvp/messages'
import type { FormAnswers } from '@/guest-form/answers'
import type { Language } from '@/lib/language'
import { Button } from '@/ui/Button'

type Props = {
  view: PersonalForm
  fields: readonly FormField[]
  clashes: readonly AnswerConflict[]
  language: Language
  attempt: number
  onDecide: (clash: AnswerConflict, choice: 'mine' | 'theirs') => void
}

/** Renders the notice; it takes the focus when it comes, and again while a choice is open. */
export function AnswerConflictNotice(props: Props) {
  const { view, fields, clashes, language, attempt, onDecide } = props
  const texts = messages[language].party.meanwhile
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [attempt])
  const decide = (clash: AnswerConflict, choice: 'mine' | 'theirs') => {
    onDecide(clash, choice)
    box.current?.focus()
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="meanwhile"
      className="rounded-card border-2 border-event-line bg-event-soft p-4 sm:p-5"
    >
      <h2 id="meanwhile" className="text-lg font-semibold text-event-ink">
        {texts.title}
      </h2>
      <p className="mt-1" role="status">
        {clashes.length > 0 ? texts.text : texts.merged}
      </p>
      {clashes.map((clash) => {
        const isParty = clash.key === undefined
        const name = view.members.find(({ key }) => key === clash.key)?.name
        const list = (answers: FormAnswers) => (
          <AnswerList
            fields={fields}
            who={isParty ? 'party' : 'guest'}
            answers={answers}
            language={language}
          />
        )
        const heading = isParty ? texts.ofParty : (name ?? '')
        return (
          <fieldset
            key={clash.key ?? 'party'}
            className="mt-4 rounded-card border border-border bg-surface p-4"
          >
            <legend className="sr-only">{heading}</legend>
            <p aria-hidden className="text-base font-semibold">
              {heading}
            </p>
            <div className="mt-2 grid gap-4 sm:grid-cols-2">
              <Side
                title={texts.mine}
                button={texts.keepMine}
                onChoose={() => decide(clash, 'mine')}
              >
                {list(clash.mine)}
              </Side>
              <Side
                title={texts.theirs}
                button={texts.takeTheirs}
                onChoose={() => decide(clash, 'theirs')}
              >
                {list(clash.theirs)}
              </Side>
            </div>
          </fieldset>
        )
      })}
    </section>
  )
}

function Side(props: { title: string; button: string; children: ReactNode; onChoose: () => void }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 className="text-sm font-medium text-muted">{props.title}</h3>
      <div className="flex-1">{props.children}</div>
      <Button size="lg" className="w-full" onClick={props.onChoose}>
        {props.button}
      </Button>
    </div>
  )
}
