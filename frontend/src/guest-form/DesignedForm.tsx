/*
 * The questions of a designed form, for one person or for a party: what the public pages show and the builder previews.
 * It holds no state and sends nothing. The page around it has the form element and the button.
 */
import { useId } from 'react'
import type { AnswerValue, FieldPer, FormField } from '@/api/guest-form'
import {
  consentFields,
  problemKeys,
  type FormAnswers,
  type FormProblems,
} from '@/guest-form/answers'
import { AttendingQuestion } from '@/guest-form/AttendingQuestion'
import { ConsentBox } from '@/guest-form/ConsentBox'
import { controlId } from '@/guest-form/control-id'
import { fieldsFor, type Person } from '@/guest-form/person-fields'
import { Question } from '@/guest-form/Question'
import { visibleFields, type OtherAnswers } from '@/guest-form/visible-fields'
import type { Language } from '@/lib/language'

type Props = {
  form: { fields: readonly FormField[] }
  values: FormAnswers
  onChange: (values: FormAnswers) => void
  problems?: FormProblems
  language: Language
  /** A guest is also asked whether they come, and to agree that personal answers are kept. */
  who: FieldPer
  person?: Person
  /** Whether a guest is asked whether they come; a plus-one comes with the one who registers. */
  withAttending?: boolean
  /** Whether a guest is asked to agree; once for all who are registered together. */
  withConsent?: boolean
  /** The name of the person, where a page asks several. */
  name?: string | undefined
  /** Answers that conditions may name. */
  others?: OtherAnswers
  /** Start of the ids of all controls, for links from a summary of problems (`control-id.ts`). */
  idPrefix?: string
}

/** Renders the questions that are asked with these answers. */
export function DesignedForm({
  form,
  values,
  onChange,
  problems = {},
  language,
  who,
  person = 'registrant',
  withAttending = true,
  withConsent = true,
  name,
  others,
  idPrefix,
}: Props) {
  const ownPrefix = useId()
  const prefix = idPrefix ?? ownPrefix
  const asked = who === 'guest' ? fieldsFor(person, form.fields) : form.fields
  const fields = visibleFields(asked, who, values, others)
  // The box comes right after the last answer that it is about.
  const lastPersonal =
    who === 'guest' && withConsent && fields.findLast(({ id }) => consentFields.includes(id))
  const setValue = (id: string, value: AnswerValue) => {
    onChange({ ...values, values: { ...values.values, [id]: value } })
  }
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {who === 'guest' && withAttending && (
        <AttendingQuestion
          id={controlId(prefix, problemKeys.attending)}
          value={values.attending}
          name={name}
          language={language}
          error={problems[problemKeys.attending]}
          onChange={(attending) => onChange({ ...values, attending })}
        />
      )}
      {fields.length > 0 && (
        <div className={questionGrid}>
          {fields.map((field) => (
            <div
              key={field.id}
              className={isHalfWide(field, fields) ? 'col-span-1 min-w-0' : 'col-span-full min-w-0'}
            >
              <Question
                field={field}
                id={controlId(prefix, field.id)}
                value={values.values[field.id]}
                language={language}
                error={problems[field.id]}
                autoFill={who === 'guest' && person === 'registrant'}
                onChange={(value) => setValue(field.id, value)}
              />
              {field === lastPersonal && (
                <ConsentBox
                  id={controlId(prefix, problemKeys.consent)}
                  checked={values.consent}
                  language={language}
                  error={problems[problemKeys.consent]}
                  onChange={(consent) => onChange({ ...values, consent })}
                />
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** First and last name share a row when one follows the other. */
/** Two columns where both have room for a name, also with enlarged text, which media queries do not know. */
const questionGrid =
  'grid gap-x-4 gap-y-5 grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,calc(50%-0.5rem))),1fr))]'

function isHalfWide({ id }: FormField, fields: readonly FormField[]): boolean {
  if (id !== 'firstName' && id !== 'lastName') return false
  const [first, last] = ['firstName', 'lastName'].map((name) =>
    fields.findIndex((field) => field.id === name),
  )
  return first !== undefined && first >= 0 && last === first + 1
}
