/* The subject: one line of text with variables as chips. */
import { EditorContent } from '@tiptap/react'
import { useId } from 'react'
import { subjectExtensions } from '@/features/emails/templates/body/extensions'
import { parseSubject } from '@/features/emails/templates/body/parse'
import { QuickVariables } from '@/features/emails/templates/body/QuickVariables'
import { serialiseSubject } from '@/features/emails/templates/body/serialise'
import { useMailEditor } from '@/features/emails/templates/body/use-mail-editor'
import { cn } from '@/ui/class-names'
import { controlStyles } from '@/ui/Input'

type Props = {
  value: string
  onChange: (value: string) => void
  editable: boolean
  problem: string | undefined
}

const inBodyOnly = ['qr_code', 'rsvp_link']

export function SubjectEditor({ value, onChange, editable, problem }: Props) {
  const id = useId()
  const editor = useMailEditor({
    extensions: subjectExtensions,
    parse: parseSubject,
    serialise: serialiseSubject,
    value,
    onChange,
    editable,
    attributes: {
      id,
      role: 'textbox',
      'aria-label': 'Subject',
      'aria-readonly': String(!editable),
      'aria-invalid': String(problem !== undefined),
      ...(problem === undefined ? {} : { 'aria-describedby': `${id}-error` }),
      dir: 'auto',
      class: cn(
        'mail-text',
        controlStyles,
        'min-h-9 py-1.5 text-base',
        problem !== undefined && 'border-danger',
      ),
    },
  })
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">Subject</span>
      <EditorContent editor={editor} />
      {editable && <QuickVariables editor={editor} except={inBodyOnly} />}
      {problem !== undefined && (
        <p id={`${id}-error`} data-field-error className="text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
