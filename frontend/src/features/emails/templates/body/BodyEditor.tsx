/* The body as it will look, with everything that simple HTML of an e-mail may have. */
import { EditorContent } from '@tiptap/react'
import { useId } from 'react'
import { BodyToolbar } from '@/features/emails/templates/body/BodyToolbar'
import { bodyExtensions } from '@/features/emails/templates/body/extensions'
import { parseBody } from '@/features/emails/templates/body/parse'
import { serialiseBody } from '@/features/emails/templates/body/serialise'
import { SettingsBar } from '@/features/emails/templates/body/SettingsBar'
import { useMailEditor } from '@/features/emails/templates/body/use-mail-editor'
import '@/features/emails/templates/body/body.css'

type Props = {
  value: string
  onChange: (value: string) => void
  editable: boolean
  describedBy: string | undefined
}

export function BodyEditor({ value, onChange, editable, describedBy }: Props) {
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
      'aria-label': 'Text of the e-mail',
      'aria-readonly': String(!editable),
      ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      dir: 'auto',
      class: 'mail-text mail-body',
    },
  })
  return (
    <div className="rounded-card border border-border-strong bg-surface focus-within:border-accent">
      {editable && (
        <div className="sticky top-14 z-10 rounded-t-card border-b border-border bg-surface">
          <BodyToolbar editor={editor} />
          <SettingsBar editor={editor} />
        </div>
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
