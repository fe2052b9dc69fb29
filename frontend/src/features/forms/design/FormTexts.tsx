/* Title and description of the form, above its questions. */
import { formLimits, type FormProblems } from '@/features/forms/check'
import type { EditedForm } from '@/features/forms/draft-store'
import { Card } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { Textarea } from '@/ui/Textarea'

type Props = { edited: EditedForm; problems: FormProblems }

export function FormTexts({ edited: { draft, change }, problems }: Props) {
  return (
    <Card className="flex flex-col gap-4 p-4">
      <Field label="Title" required error={problems.get('title')}>
        {(control) => (
          <Input
            {...control}
            maxLength={formLimits.title}
            value={draft.title}
            onChange={(event) => {
              const title = event.target.value
              change((present) => ({ ...present, title }))
            }}
          />
        )}
      </Field>
      <Field label="Description" optional error={problems.get('description')}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={formLimits.description}
            value={draft.description}
            onChange={(event) => {
              const description = event.target.value
              change((present) => ({ ...present, description }))
            }}
          />
        )}
      </Field>
    </Card>
  )
}
