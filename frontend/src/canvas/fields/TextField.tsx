/* A one-line text of the selection. */
import { useId } from 'react'

import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import type { Shared } from '@/canvas/fields/shared'
import { useDraft } from '@/canvas/fields/use-draft'

/** Characters that the plan keeps of a text. */
const LONGEST = 200

interface Props {
  readonly label: string
  readonly value: Shared<string | undefined>
  readonly placeholder?: string
  /** Texts that are offered while typing. */
  readonly offers?: readonly string[]
  readonly onCommit: (value: string) => void
}

export function TextField({ label, value, placeholder, offers = [], onCommit }: Props) {
  const list = useId()
  const shown = value.kind === 'same' ? (value.value ?? '') : ''
  const draft = useDraft(shown, {
    accept: (text) => {
      onCommit(oneLine(text))
      return undefined
    },
  })
  return (
    <Field label={label}>
      {(control) => (
        <>
          <Input
            {...control}
            {...draft.props}
            maxLength={LONGEST}
            list={offers.length > 0 ? list : undefined}
            placeholder={value.kind === 'mixed' ? 'Mixed' : placeholder}
            autoComplete="off"
          />
          {offers.length > 0 && (
            <datalist id={list}>
              {offers.map((offer) => (
                <option key={offer} value={offer} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

/** What is pasted may hold tabs, or signs that turn around the text after them. */
function oneLine(text: string): string {
  return text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
