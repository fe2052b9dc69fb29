/* The questions that are left of an answer that did not come through the form, such as one from a list. */
import { useEffect, useRef } from 'react'
import type { DesignedFormView, PersonalForm } from '@/api/guest-form'
import { FormNotice } from '@/features/rsvp/FormNotice'
import { messages } from '@/features/rsvp/messages'
import { openQuestions } from '@/features/rsvp/party-answers'
import { focusControl } from '@/guest-form/control-id'
import { labelIn } from '@/guest-form/default-words'
import { listed, plural, type Language } from '@/lib/language'

type Props = { view: PersonalForm; form: DesignedFormView; language: Language }

/** Renders how many are left and names them; the first one takes the focus. */
export function OpenQuestions({ view, form, language }: Props) {
  const open = openQuestions(view)
  const first = useRef(open[0])
  useEffect(() => {
    const { current } = first
    if (current === undefined) return undefined
    // After the page has taken the focus for its new content.
    const frame = requestAnimationFrame(() => {
      focusControl(current.controlId)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [])
  if (open.length === 0) return null
  const ids = new Set(open.map(({ fieldId }) => fieldId))
  const labels = form.fields
    .filter(({ id }) => ids.has(id))
    .map((field) => labelIn(language, field))
  const texts = messages[language].open
  return (
    <FormNotice
      title={`${plural(language, open.length, texts.left)}: ${listed(language, labels)}`}
      text={texts.text}
    />
  )
}
