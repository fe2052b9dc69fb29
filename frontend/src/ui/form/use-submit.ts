/*
 * Sends a form: checks it, calls the mutation, and puts a refusal at the field that the server names. Every other failure
 * becomes a toast where the form has words for it, and otherwise the line that `FormAlert` shows.
 */
import { useState, type SyntheticEvent } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { MutationLike, Refusal } from '@/ui/mutation'
import { toast } from '@/ui/toast'
import { focusFirstError, type Form } from '@/ui/form/use-form'

type Options<V extends FieldValues, A, R> = {
  /** Returns what is sent, or undefined to send nothing. */
  input: (values: V) => A | undefined
  onDone?: (result: R) => void
  /** The toast for a failure that belongs to no field; without it the form shows the failure. */
  failed?: (error: Refusal) => { title: string; text?: string }
  /** The words that the form shows, where they are not the server's. */
  explain?: (error: Refusal) => string | undefined
  /** Fields of the form by the server's name, where the two differ; null for a refusal that is not shown at a field. */
  alias?: Partial<Record<string, FieldPath<V> | null>>
  /** Called with the form's own errors, for messages besides those at the fields. */
  onInvalid?: (errors: Partial<Record<string, string | undefined>>) => void
}

export function useSubmit<V extends FieldValues, A, R>(
  form: Form<V>,
  mutation: MutationLike<A, R>,
  { input, onDone, failed, explain, alias = {}, onInvalid }: Options<V, A, R>,
) {
  const [failure, setFailure] = useState<string>()
  const onError = (error: Refusal) => {
    const renamed = alias[error.field ?? '']
    const name = renamed === undefined ? fieldOf(form, error.field) : renamed
    if (name !== undefined && name !== null) {
      form.setError(name, { type: 'server', message: error.message }, { shouldFocus: true })
    } else if (failed === undefined) {
      setFailure(explain?.(error) ?? error.message)
    } else {
      const { title, text } = failed(error)
      toast.error(title, text)
    }
  }
  const send = (value: A) => {
    const sent = structuredClone(form.getValues())
    mutation.mutate(value, {
      onSuccess: (result) => {
        // What was typed while the call ran counts as changed.
        form.reset(sent, { keepValues: true })
        onDone?.(result)
      },
      onError,
    })
  }
  const submit = form.handleSubmit(
    (values) => {
      setFailure(undefined)
      const value = input(values)
      if (value !== undefined) send(value)
    },
    (errors) => {
      setFailure(undefined)
      focusFirstError(form, errors)
      onInvalid?.(form.check(form.getValues()))
    },
  )
  return {
    form,
    onSubmit: (event?: SyntheticEvent) => {
      if (!mutation.isPending) void submit(event)
    },
    /** Sends without the form, after a question that `input` has asked. */
    send,
    pending: mutation.isPending,
    failure,
  }
}

/** Returns the form's field of this name, or undefined when it has none. */
function fieldOf<V extends FieldValues>(
  form: Form<V>,
  field: string | undefined,
): FieldPath<V> | undefined {
  return Object.keys(form.getValues()).find((name): name is FieldPath<V> => name === field)
}
