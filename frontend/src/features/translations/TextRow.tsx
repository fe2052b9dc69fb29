/* One text: the original, and beside or below it the translation. */
import { useId } from 'react'
import type { TranslatableText, TranslatedLanguage } from '@/api/translations'
import { messages, placeOf } from '@/features/translations/messages'
import { directionOf, languageNames, type Language } from '@/lib/language'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { Textarea } from '@/ui/Textarea'

type Props = {
  original: TranslatableText
  /** The language of the original. */
  own: Language
  translated: TranslatedLanguage
  /** What is typed or saved. */
  value: string
  error: string | undefined
  mayEdit: boolean
  onChange: (text: string) => void
  /** Says that the translation fits the changed original. */
  onKeep: () => void
}

/** Lines of a text that is shown whole. */
const linesMax = 12
/** Characters of a line, roughly. */
const lineLength = 60

/** Renders the text. */
export function TextRow(props: Props) {
  const { original, own, translated, value, error, mayEdit, onChange, onKeep } = props
  const id = useId()
  const { language } = translated
  const isOutdated = translated.texts[original.key]?.outdated === true
  const shared = {
    lang: language,
    dir: directionOf(language),
    value,
    maxLength: original.maxLength,
    readOnly: !mayEdit,
  }
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-2">
      <div className="min-w-0">
        <p className="text-xs text-muted">{placeOf(original)}</p>
        <p
          id={id}
          lang={own}
          dir={directionOf(own)}
          className="mt-0.5 text-sm whitespace-pre-line wrap-anywhere"
        >
          {original.text}
        </p>
      </div>
      <div className="min-w-0">
        <Field
          label={`${languageNames[language]}: ${nameOf(original)}`}
          labelHidden
          error={error}
          hint={
            original.part === 'html' ? 'Keep the tags and the names in double braces.' : undefined
          }
        >
          {(control) => {
            const described = [id, control['aria-describedby']].filter(Boolean).join(' ')
            const field = { ...control, ...shared, 'aria-describedby': described }
            return original.multiline ? (
              <Textarea
                {...field}
                rows={rowsOf(original.text)}
                onChange={({ target }) => {
                  onChange(target.value)
                }}
              />
            ) : (
              <Input
                {...field}
                onChange={({ target }) => {
                  onChange(target.value)
                }}
              />
            )
          }}
        </Field>
        {isOutdated && (
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <Badge tone="warning">{messages.changed}</Badge>
            {mayEdit && (
              <Button size="sm" onClick={onKeep}>
                Keep
                <span className="sr-only">: {placeOf(original)}</span>
              </Button>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

/** Options of a question are told apart by their words. */
function nameOf(original: TranslatableText): string {
  const place = placeOf(original)
  return original.part === 'option' ? `${place}, ${original.text}` : place
}

function rowsOf(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + line.length / lineLength, 0)
  return Math.max(2, Math.min(linesMax, Math.ceil(lines)))
}
