/* The question that every form starts with: whether a person comes. */
import type { Attending } from '@/api/guest-form'
import { ChoiceChips } from '@/guest-form/ChoiceChips'
import { messages } from '@/guest-form/messages'
import type { Language } from '@/lib/language'

type Props = {
  id: string
  value: Attending
  /** The person, where a page asks several. */
  name?: string | undefined
  language: Language
  error: string | undefined
  onChange: (value: Attending) => void
}

const answers = ['attending', 'declined', 'maybe'] as const

/** Renders the question. */
export function AttendingQuestion({ id, value, name, language, error, onChange }: Props) {
  const texts = messages[language].attending
  return (
    <ChoiceChips
      id={id}
      label={name === undefined ? texts.question : texts.questionOf(name)}
      error={error}
      required
      options={answers.map((answer) => ({ value: answer, label: texts[answer] }))}
      chosen={value === '' ? [] : [value]}
      onChange={([chosen]) => onChange(answers.find((answer) => answer === chosen) ?? '')}
    />
  )
}
