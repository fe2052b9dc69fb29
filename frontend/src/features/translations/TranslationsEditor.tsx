/* The language that is edited, how far it is, and its texts with the originals. */
import { useId, useState, type ReactNode } from 'react'
import { useMayEdit } from '@/api/auth'
import type { TranslatedLanguage, Translations } from '@/api/translations'
import { editedLanguage, progressOf, sectionsOf, type Section } from '@/features/translations/edits'
import { groupNames, messages } from '@/features/translations/messages'
import { TextRow } from '@/features/translations/TextRow'
import { useEdits } from '@/features/translations/use-edits'
import { languageNames, parseLanguage, type Language } from '@/lib/language'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { EmptyState } from '@/ui/EmptyState'
import { SavedByOthers } from '@/ui/form/ChangedElsewhere'
import { Select } from '@/ui/Select'
import { Tooltip } from '@/ui/Tooltip'
import { useUnsavedChanges } from '@/ui/unsaved-changes'

type Props = { eventId: string; translations: Translations }

/** Renders the editor of one event. */
export function TranslationsEditor({ eventId, translations }: Props) {
  const [chosen, setChosen] = useState<Language>()
  const translated = editedLanguage(translations, chosen)
  if (translated === undefined) return null
  return (
    <LanguageEditor
      eventId={eventId}
      translations={translations}
      translated={translated}
      onChoose={setChosen}
    />
  )
}

type EditorProps = Props & {
  translated: TranslatedLanguage
  onChoose: (language: Language | undefined) => void
}

function LanguageEditor({ eventId, translations, translated, onChoose }: EditorProps) {
  const mayEdit = useMayEdit()
  const [missingOnly, setMissingOnly] = useState(false)
  const edits = useEdits(eventId, translated)
  const unsaved = useUnsavedChanges(edits.isChanged)
  const sections = sectionsOf(translations, translated, missingOnly)
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (edits.count > 0 && !edits.pending) edits.save()
      }}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <LanguageChoice translations={translations} chosen={translated} onChoose={onChoose} />
        <Checkbox label="Missing only" checked={missingOnly} onChange={setMissingOnly} />
      </div>
      <SavedByOthers isShown={edits.isOverwriting} onTake={edits.discard} onKeep={edits.keepMine} />
      {sections.length === 0 && (
        <Card>
          <EmptyState {...messages.complete} />
        </Card>
      )}
      {sections.map((section) => (
        <SectionCard key={section.group} section={section}>
          {(original) => (
            <TextRow
              key={original.key}
              original={original}
              own={translations.language}
              translated={translated}
              value={edits.valueOf(original.key)}
              error={edits.problemOf(original.key)}
              mayEdit={mayEdit}
              onChange={(text) => {
                edits.change(original.key, text)
              }}
              onKeep={() => {
                edits.keep(original.key)
              }}
            />
          )}
        </SectionCard>
      ))}
      {mayEdit && <SaveBar edits={edits} />}
      {unsaved.question}
    </form>
  )
}

type ChoiceProps = {
  translations: Translations
  chosen: TranslatedLanguage
  onChoose: (language: Language | undefined) => void
}

function LanguageChoice({ translations, chosen, onChoose }: ChoiceProps) {
  const id = useId()
  const words = (language: TranslatedLanguage) => {
    const { translated, total, outdated } = progressOf(translations, language)
    return messages.progress(translated, total, outdated)
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        Translate from {languageNames[translations.language]} into
      </label>
      <Select
        id={id}
        className="w-72 max-w-full"
        value={chosen.language}
        aria-describedby={`${id}-progress`}
        onChange={({ target }) => {
          onChoose(parseLanguage(target.value))
        }}
      >
        {translations.languages.map((each) => (
          <option key={each.language} value={each.language}>
            {`${languageNames[each.language]}: ${words(each)}`}
          </option>
        ))}
      </Select>
      <p id={`${id}-progress`} role="status" className="text-sm text-muted">
        {words(chosen)}
      </p>
    </div>
  )
}

type SectionProps = {
  section: Section
  children: (text: Section['texts'][number]) => ReactNode
}

function SectionCard({ section, children }: SectionProps) {
  return (
    <Card>
      <CardHeader title={groupNames[section.group]} compact />
      <ul className="divide-y divide-border border-t border-border">
        {section.texts.map(children)}
      </ul>
    </Card>
  )
}

function SaveBar({ edits }: { edits: ReturnType<typeof useEdits> }) {
  const { count, pending } = edits
  return (
    <div
      data-bottom-bar
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-3 rounded-card border border-border bg-surface px-4 py-3 shadow-float"
    >
      <p className="min-w-0 flex-1 text-sm text-muted">
        {count === 0 ? 'No unsaved changes' : countNoun(count, 'unsaved change')}
      </p>
      {count > 0 && <Button onClick={edits.discard}>Discard</Button>}
      <Tooltip
        text="Save"
        side="top"
        inactive={count === 0 ? 'There are no changes to save.' : undefined}
      >
        <Button type="submit" variant="primary" pending={pending} pendingLabel="Saving…">
          Save
        </Button>
      </Tooltip>
    </div>
  )
}
