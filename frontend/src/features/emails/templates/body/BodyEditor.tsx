/* The body as it will look, with everything that simple HTML of an email may have. */
import { EditorContent } from '@tiptap/react'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { AddBlock } from '@/features/emails/templates/body/AddBlock'
import { BodyToolbar } from '@/features/emails/templates/body/BodyToolbar'
import { bodyExtensions } from '@/features/emails/templates/body/extensions'
import { parseBody } from '@/features/emails/templates/body/parse'
import { serialiseBody } from '@/features/emails/templates/body/serialise'
import { SettingsBar } from '@/features/emails/templates/body/SettingsBar'
import { useMailEditor } from '@/features/emails/templates/body/use-mail-editor'
import { templateMessages as messages } from '@/features/emails/templates/messages'
import { cn } from '@/ui/class-names'
import '@/features/emails/templates/body/body.css'

type Props = {
  value: string
  onChange: (value: string) => void
  editable: boolean
  problem: string | undefined
}

export function BodyEditor({ value, onChange, editable, problem }: Props) {
  const id = useId()
  const editor = useMailEditor({
    extensions: bodyExtensions,
    parse: parseBody,
    serialise: serialiseBody,
    value,
    onChange,
    editable,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': 'Text of the email',
      'aria-readonly': String(!editable),
      'aria-invalid': String(problem !== undefined),
      ...(problem === undefined ? {} : { 'aria-describedby': `${id}-error` }),
      dir: 'auto',
      class: 'mail-text mail-body',
    },
  })
  return (
    <>
      <div
        className={cn(
          'rounded-card border bg-surface focus-within:border-accent',
          problem === undefined ? 'border-border-strong' : 'border-danger',
        )}
      >
        {editable && (
          <div className="sticky top-14 z-10 rounded-t-card border-b border-border bg-surface">
            <BodyToolbar editor={editor} />
            <SettingsBar editor={editor} />
          </div>
        )}
        <EditorContent editor={editor} />
        <p className="mx-5 flex items-start gap-2 border-t border-dashed border-border py-4 text-sm text-muted">
          <Lock aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          <span>
            {messages.footer}
            <span className="block text-xs">{messages.footerText}</span>
          </span>
        </p>
        {editable && <AddBlock editor={editor} />}
      </div>
      {problem !== undefined && (
        <p id={`${id}-error`} data-field-error className="text-sm text-danger">
          {problem}
        </p>
      )}
    </>
  )
}
