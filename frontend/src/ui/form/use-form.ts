/* The state of a form: react-hook-form with one function that checks all values. */
import { useEffect } from 'react'
import {
  get,
  useController,
  useForm as useHookForm,
  type DefaultValues,
  type FieldErrors as FormErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { guardUnsavedWork } from '@/lib/unsaved-work'

/** One message per field that breaks a rule; a field in a list is named like `plusOnes.0.name`. */
export type FieldErrors<V extends FieldValues> = Partial<Record<FieldPath<V>, string | undefined>>

export type Form<V extends FieldValues> = UseFormReturn<V> & {
  /** Returns what is wrong with these values. The server checks the same again. */
  check: (values: V) => FieldErrors<V>
}

type Options<V extends FieldValues> = {
  initial: DefaultValues<V>
  check?: (values: V) => FieldErrors<V>
}

/** Checks on submit, and from then on whenever a wrong field changes. */
export function useForm<V extends FieldValues>({ initial, check = noErrors }: Options<V>): Form<V> {
  // The library focuses a wrong field again in a timer, which takes the keyboard from people who are typing.
  const form = useHookForm<V>({ defaultValues: initial, shouldFocusError: false })
  const { isDirty } = form.formState
  useEffect(() => guardUnsavedWork(() => isDirty), [isDirty])
  return { ...form, check }
}

/** Moves to the first field that a submit found wrong. */
export function focusFirstError<V extends FieldValues>(form: Form<V>, errors: FormErrors<V>): void {
  const isWrong = (path: string): path is FieldPath<V> => {
    const found: unknown = get(errors, path)
    return typeof found === 'object' && found !== null && 'type' in found
  }
  const first = pathsOf(form.getValues()).find(isWrong)
  if (first !== undefined) form.setFocus(first)
}

/** Returns the names of all fields in their order, those in lists included. */
function pathsOf(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => [
    `${prefix}${key}`,
    ...(typeof value === 'object' && value !== null ? pathsOf(value, `${prefix}${key}.`) : []),
  ])
}

const noErrors = () => ({})

/** What every field takes; `name` is a field of the form. */
export type FieldProps<V extends FieldValues> = {
  form: Form<V>
  name: FieldPath<V>
  label: string
  hint?: string | undefined
  required?: boolean
  /** Says “(optional)” after the label. */
  optional?: boolean
  /** Only screen readers get the label; the control shows it in another way. */
  labelHidden?: boolean
  className?: string
}

/**
 * Connects one control with its form. `problem` is asked besides the form's own check, for what only the control knows:
 * half a date, for example.
 */
export function useField<V extends FieldValues>(
  form: Form<V>,
  name: FieldPath<V>,
  problem?: () => string | undefined,
) {
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: {
      validate: (_, values) => problem?.() ?? messageOf(form.check(values), name) ?? true,
    },
  })
  return { field, error: fieldState.error?.message }
}

/** The message for one field, if it breaks a rule. */
export function messageOf(errors: Partial<Record<string, string | undefined>>, name: string) {
  return errors[name]
}

/** The text of a field whose value may be anything. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
