/* What a form starts with. */
import type { DesignedFormView, PublicForm } from '@/api/guest-form'
import { momentText } from '@/features/rsvp/ClosedRegistration'
import { messages } from '@/features/rsvp/messages'
import type { Language } from '@/lib/language'
import { wordsIn } from '@/lib/organiser-words'
import { MarkedText } from '@/ui/MarkedText'

/** Renders the organiser's title and description, and the deadline. */
export function FormHeading(props: {
  view: PublicForm
  form: DesignedFormView
  language: Language
}) {
  const { view, form, language } = props
  const words = { language: view.event.language, translations: form.translations }
  return (
    <div className="wrap-anywhere">
      {form.title.trim() !== '' && (
        <h2 className="font-display text-xl font-semibold">
          <MarkedText {...wordsIn(language, words, 'form.title', form.title)} />
        </h2>
      )}
      {form.description.trim() !== '' && (
        <p className="mt-2 whitespace-pre-line">
          <MarkedText {...wordsIn(language, words, 'form.description', form.description)} />
        </p>
      )}
      {view.deadline != null && (
        <p className="mt-2 font-medium text-event-ink">
          {messages[language].until(momentText(view.deadline, view, language))}
        </p>
      )}
    </div>
  )
}
