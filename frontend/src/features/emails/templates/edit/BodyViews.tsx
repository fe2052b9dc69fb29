/* The body in three views: as it will look, as HTML, and the plain text for mail programs that show no HTML. */
import { useMemo, useState } from 'react'
import { BodyEditor } from '@/features/emails/templates/body/BodyEditor'
import { isLossless } from '@/features/emails/templates/body/is-lossless'
import type { EditedTemplate } from '@/features/emails/templates/draft-store'
import type { DraftProblems } from '@/features/emails/templates/edit/use-save-template'
import { templateMessages as messages } from '@/features/emails/templates/messages'
import { Field } from '@/ui/Field'
import { Segmented } from '@/ui/Segmented'
import { Textarea } from '@/ui/Textarea'

export type BodyView = 'design' | 'html' | 'text'

const views = [
  { value: 'design', label: 'Design' },
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Plain text' },
] as const

type Props = {
  edited: EditedTemplate
  problems: DraftProblems
  editable: boolean
  view: BodyView
  onView: (view: BodyView) => void
}

/** Renders the views; mount it anew for another template. */
export function BodyViews({ edited: { draft, change }, problems, editable, view, onView }: Props) {
  const { htmlContent, textContent } = draft
  // What the editor wrote itself need not be compared again while it is typed.
  const [written, setWritten] = useState<string>()
  const fits = useMemo(
    () => htmlContent === written || isLossless(htmlContent),
    [htmlContent, written],
  )
  const problem = problems.get('htmlContent')
  const shown = view === 'design' && !fits ? 'html' : view
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-medium">Body</span>
        <Segmented
          legend="View of the body"
          hideLegend
          value={view}
          options={views}
          onChange={onView}
          className="w-64 max-w-full"
        />
      </div>
      {view === 'design' && !fits && (
        <p role="status" className="rounded-control bg-info-soft px-3 py-2 text-sm">
          {messages.htmlOnly}
        </p>
      )}
      {shown === 'design' && (
        <BodyEditor
          value={htmlContent}
          onChange={(html) => {
            setWritten(html)
            change({ htmlContent: html })
          }}
          editable={editable}
          problem={problem}
        />
      )}
      {shown === 'html' && (
        <Field label="HTML" labelHidden hint={messages.htmlHint} error={problem}>
          {(control) => (
            <Textarea
              {...control}
              dir="ltr"
              rows={18}
              spellCheck={false}
              readOnly={!editable}
              className="min-h-96 font-mono kit:text-xs kit:pointer-coarse:text-sm"
              value={htmlContent}
              onChange={({ target }) => {
                change({ htmlContent: target.value })
              }}
            />
          )}
        </Field>
      )}
      {shown === 'text' && (
        <Field
          label="Plain text"
          labelHidden
          hint={messages.textHint}
          error={problems.get('textContent')}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={18}
              readOnly={!editable}
              className="min-h-96"
              placeholder={messages.textPlaceholder}
              value={textContent}
              onChange={({ target }) => {
                change({ textContent: target.value })
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}
