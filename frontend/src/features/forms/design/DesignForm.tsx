/* Design Form: title, description, questions and settings, and what saves them. */
import { useRef, useState } from 'react'
import type { InvitationForm } from '@/api/invitation-form'
import type { Event } from '@/api/schema'
import { noProblems } from '@/features/forms/check'
import { ConflictNotice } from '@/features/forms/design/ConflictNotice'
import { FieldEditor } from '@/features/forms/design/FieldEditor'
import { FieldList } from '@/features/forms/design/FieldList'
import { FormLink } from '@/features/forms/design/FormLink'
import { FormSettingsCard } from '@/features/forms/design/FormSettingsCard'
import { FormTexts } from '@/features/forms/design/FormTexts'
import { ProblemList } from '@/features/forms/design/ProblemList'
import { SaveBar } from '@/features/forms/design/SaveBar'
import { useFieldActions } from '@/features/forms/design/use-field-actions'
import { useSaveForm } from '@/features/forms/design/use-save-form'
import { asksOtherwise } from '@/features/forms/draft'
import type { EditedForm } from '@/features/forms/draft-store'
import { formMessages } from '@/features/forms/messages'
import { useNarrow } from '@/lib/media'
import { Card } from '@/ui/Card'

type Props = { event: Event; form: InvitationForm; edited: EditedForm; mayEdit: boolean }

/** The narrowest window, in rem, with the questions and one of them side by side. */
const sideBySideFrom = 64

/** Renders the builder; members who only read get it disabled. */
export function DesignForm({ event, form, edited, mayEdit }: Props) {
  const { draft, changed, outdated, change } = edited
  const inline = useNarrow(sideBySideFrom)
  const [chosen, setChosen] = useState<string>()
  const save = useSaveForm(event.id, edited)
  const area = useRef<HTMLDivElement>(null)
  const actions = useFieldActions({ edited, area, onChoose: setChosen })
  const problems = mayEdit ? save.problems : noProblems
  const { fields } = draft
  const open = fields.find(({ id }) => id === chosen) ?? (inline ? undefined : fields[0])
  const editor = open !== undefined && (
    <FieldEditor
      key={open.id}
      field={open}
      fields={fields}
      isNew={form.fields.every(({ id }) => id !== open.id)}
      problems={problems}
      actions={actions}
      onChange={(next) => {
        change((present) => ({ ...present, fields: next(present.fields) }))
      }}
    />
  )
  return (
    <div ref={area} className="flex flex-col gap-4">
      {!mayEdit && (
        <p className="text-sm text-muted">
          Only owners and planners of the organisation can edit the form.
        </p>
      )}
      {outdated && <ConflictNotice eventId={event.id} form={form} edited={edited} />}
      <fieldset disabled={!mayEdit} className="min-w-0">
        <legend className="sr-only">Form</legend>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-4">
            <FormTexts edited={edited} problems={problems} />
            <FieldList
              fields={fields}
              openId={open?.id}
              problems={problems}
              actions={actions}
              editor={inline ? editor : undefined}
              onOpen={(id) => {
                setChosen(inline && open?.id === id ? undefined : id)
              }}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {!inline && editor}
            <FormSettingsCard
              event={event}
              edited={edited}
              problems={problems}
              attending={form.attending}
            />
            <Card className="p-5">
              <FormLink link={form.link} isSaved={form.version > 0} />
            </Card>
          </div>
        </div>
      </fieldset>
      {form.answers > 0 && changed && asksOtherwise(draft, form) && (
        <p className="rounded-control bg-info-soft px-4 py-3 text-sm text-info">
          {formMessages.keepAnswers(form.answers)}
        </p>
      )}
      <ProblemList
        problems={problems}
        fields={fields}
        attempt={save.attempt}
        onOpen={actions.focusEditor}
      />
      {mayEdit && <SaveBar eventId={event.id} form={form} edited={edited} save={save} />}
      <p role="status" className="sr-only">
        {actions.announced}
      </p>
    </div>
  )
}
