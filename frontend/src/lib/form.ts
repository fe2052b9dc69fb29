/*
 * What every form needs: values, errors beside their fields, and focus on the first wrong field.
 * Checking is up to the form: it returns a message per wrong field.
 */
import { useEffect, useRef, useState } from 'react'

/** A message per wrong field. */
export type FieldErrors<V> = Partial<Record<keyof V & string, string | undefined>>

/** The state of one form. `V` holds texts and choices by field name. */
export function useForm<V extends object>(initial: V) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors<V>>({})
  const [refusals, setRefusals] = useState(0)
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusals === 0) return
    const wrong = formRef.current?.querySelector('[aria-invalid="true"]')
    if (!(wrong instanceof HTMLElement)) return
    // A field that has the focus already would not be read again with its new error.
    wrong.blur()
    wrong.focus()
  }, [refusals])

  const set = <K extends keyof V & string>(field: K, value: V[K]) => {
    setValues((present) => ({ ...present, [field]: value }))
    setErrors((present) => ({ ...present, [field]: undefined }))
  }
  return {
    values,
    errors,
    formRef,
    /** Sets one field and takes its error away. */
    set,
    /** What a control of one field shows, and how it is changed. */
    field: <K extends keyof V & string>(field: K) => ({
      value: values[field],
      error: errors[field],
      onChange: (value: V[K]) => {
        set(field, value)
      },
    }),
    /** Shows errors and moves to the first; says whether there were none. */
    accept: (found: FieldErrors<V>): boolean => {
      setErrors(found)
      const fine = Object.values(found).every((message) => message === undefined)
      if (!fine) setRefusals((count) => count + 1)
      return fine
    },
    /** Puts the form back, for example when its dialog opens again. */
    reset: (next: V) => {
      setValues(next)
      setErrors({})
    },
  }
}

/** Says whether a text looks like an e-mail address; the server has the last word. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}
