/* Those whom a guest brings along, each by name. */
import { UserPlus } from 'lucide-react'
import { useRef } from 'react'
import type { AnswerValues, DesignedFormView } from '@/api/guest-form'
import { focusSoon, nameOf, RemoveButton } from '@/features/rsvp/companion-parts'
import type { Draft } from '@/features/rsvp/draft'
import { messages } from '@/features/rsvp/messages'
import { problemsOf, type PartProblems } from '@/features/rsvp/part-problems'
import { askedFields, companionAnswers, hasConsentBox, parts } from '@/features/rsvp/registration'
import { controlId } from '@/guest-form/control-id'
import { DesignedForm } from '@/guest-form/DesignedForm'
import { plural, type Language } from '@/lib/language'
import { Button } from '@/ui/Button'

type Props = {
  form: DesignedFormView
  draft: Draft
  language: Language
  problems: readonly PartProblems[]
  onChange: (draft: Draft) => void
}

/** Renders a card per companion, and a button for one more while the form allows it. */
export function CompanionFields({ form, draft, language, problems, onChange }: Props) {
  const texts = messages[language].companions
  const adder = useRef<HTMLButtonElement>(null)
  const { companions, person } = draft
  const asked = askedFields(form, draft)
  const withConsent = [asked.person, ...asked.companions].findIndex(hasConsentBox) - 1
  const set = (next: AnswerValues[]) => onChange({ ...draft, companions: next })
  const add = () => {
    set([...companions, {}])
    focusSoon(controlId(parts.companion(companions.length), 'firstName'))
  }
  const remove = (index: number) => {
    set(companions.filter((_, each) => each !== index))
    adder.current?.focus()
  }
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold">{texts.title}</h2>
        <p className="text-muted">{plural(language, form.plusOnes, texts.mayBring)}</p>
      </div>
      {companions.map((values, index) => {
        const part = parts.companion(index)
        const heading = texts.heading(index + 1, form.plusOnes)
        return (
          <fieldset
            key={part}
            className="min-w-0 rounded-card border border-border bg-surface p-4 sm:p-5"
          >
            <legend className="sr-only">{heading}</legend>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <p aria-hidden className="text-lg font-semibold">
                {heading}
              </p>
              <RemoveButton
                label={texts.remove(nameOf(values) || heading)}
                onClick={() => remove(index)}
              />
            </div>
            <DesignedForm
              form={form}
              who="guest"
              person="plusOne"
              withAttending={false}
              withConsent={index === withConsent}
              values={companionAnswers(draft, index)}
              problems={problemsOf(problems, part)}
              language={language}
              idPrefix={part}
              onChange={(next) => {
                onChange({
                  ...draft,
                  person: { ...person, consent: next.consent },
                  companions: companions.map((each, at) => (at === index ? next.values : each)),
                })
              }}
            />
          </fieldset>
        )
      })}
      <Button
        ref={adder}
        size="lg"
        className="self-start"
        aria-disabled={companions.length >= form.plusOnes}
        onClick={() => {
          if (companions.length < form.plusOnes) add()
        }}
      >
        <UserPlus aria-hidden />
        {texts.add}
      </Button>
    </section>
  )
}
