/* How numbers and lengths of the selection look: figures of one width, and below them why one was refused. */
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { WIDE_WHEN_REFUSED } from '@/canvas/fields/refusal'
import type { Shared } from '@/canvas/fields/shared'
import type { DraftField } from '@/canvas/fields/use-draft'

interface Props {
  readonly label: string
  readonly hint: string | undefined
  readonly value: Shared<unknown>
  readonly draft: DraftField
  /** What holds while the field is empty. */
  readonly placeholder?: string | undefined
  readonly inputMode?: 'numeric'
}

export function FigureInput({ label, hint, value, draft, placeholder, inputMode }: Props) {
  return (
    <Field {...{ label, hint }} error={draft.error} live className={WIDE_WHEN_REFUSED}>
      {(control) => (
        <Input
          {...control}
          {...draft.props}
          inputMode={inputMode}
          autoComplete="off"
          className="tabular-nums"
          placeholder={value.kind === 'mixed' ? 'Mixed' : placeholder}
        />
      )}
    </Field>
  )
}
