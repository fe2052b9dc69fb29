/* Words typed one after the other: Enter or a comma adds one, Backspace in the empty field removes the last. */
import { X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { useField, type FieldProps } from '@/ui/form/use-form'

type Props<V extends FieldValues> = FieldProps<V> & { maxLength?: number; placeholder?: string }

export function TagsField<V extends FieldValues>({
  form,
  name,
  maxLength,
  placeholder,
  ...layout
}: Props<V>) {
  const { field, error } = useField(form, name)
  const [typed, setTyped] = useState('')
  const tags = tagsOf(field.value)
  const add = () => {
    const tag = typed.trim()
    if (tag !== '' && !tags.includes(tag)) field.onChange([...tags, tag])
    setTyped('')
  }
  const remove = (tag: string) => {
    field.onChange(tags.filter((other) => other !== tag))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While characters are composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const last = tags.at(-1)
    if (event.key === ',' || (event.key === 'Enter' && typed.trim() !== '')) {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last)
    }
  }
  return (
    <Field {...layout} error={error}>
      {(control) => (
        <>
          {tags.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <li
                  key={tag}
                  className="flex max-w-full items-center gap-1 rounded-full bg-surface-2 py-0.5 pr-1 pl-2.5 text-sm"
                >
                  <bdi className="truncate">{tag}</bdi>
                  <button
                    type="button"
                    aria-label={`Remove ${tag}`}
                    className="grid size-6 place-items-center rounded-full text-muted hover:text-text pointer-coarse:size-9"
                    onClick={() => {
                      remove(tag)
                    }}
                  >
                    <X aria-hidden className="size-3.5" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Input
            {...control}
            ref={field.ref}
            name={field.name}
            autoComplete="off"
            value={typed}
            maxLength={maxLength}
            placeholder={placeholder}
            onKeyDown={onKeyDown}
            onBlur={() => {
              add()
              field.onBlur()
            }}
            onChange={(event) => {
              setTyped(event.target.value)
            }}
          />
        </>
      )}
    </Field>
  )
}

function tagsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : []
}
