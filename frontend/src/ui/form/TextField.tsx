/* One line of text, an email address, a phone number or a password. */
import { useId, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { PasswordInput } from '@/ui/PasswordInput'
import { textOf, useField, type FieldProps } from '@/ui/form/use-form'

type Props<V extends FieldValues> = FieldProps<V> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  /** Offered while typing; any other text may be typed. */
  suggestions?: readonly string[]
} & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'autoCapitalize' | 'autoFocus' | 'enterKeyHint' | 'maxLength' | 'placeholder'
  >

export function TextField<V extends FieldValues>({
  form,
  name,
  type = 'text',
  suggestions,
  autoComplete = 'off',
  autoCapitalize,
  autoFocus,
  enterKeyHint,
  maxLength,
  placeholder,
  ...layout
}: Props<V>) {
  const { field, error } = useField(form, name)
  const listId = useId()
  return (
    <Field {...layout} error={error}>
      {(control) => {
        const all = {
          ...control,
          ...field,
          value: textOf(field.value),
          autoComplete,
          autoCapitalize,
          enterKeyHint,
          maxLength,
          placeholder,
        }
        if (type === 'password') return <PasswordInput {...all} />
        return (
          <>
            <Input
              {...all}
              type={type}
              inputMode={type}
              list={suggestions === undefined ? undefined : listId}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the first field of a page that is only a form
              autoFocus={autoFocus}
            />
            {suggestions !== undefined && <Suggestions id={listId} texts={suggestions} />}
          </>
        )
      }}
    </Field>
  )
}

function Suggestions({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  )
}
