/* A one-line text of the selection. */
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import type { Shared } from '@/features/planner/panels/properties/shared'
import { useDraft } from '@/features/planner/panels/properties/use-draft'

export function TextField({
  label,
  value,
  onCommit,
}: {
  readonly label: string
  readonly value: Shared<string | undefined>
  readonly onCommit: (value: string) => void
}) {
  const shown = value.kind === 'same' ? (value.value ?? '') : ''
  const draft = useDraft(shown, (text) => {
    onCommit(text)
    return undefined
  })
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          {...draft.props}
          placeholder={value.kind === 'mixed' ? 'Mixed' : undefined}
          autoComplete="off"
        />
      )}
    </Field>
  )
}
