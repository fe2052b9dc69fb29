/* A field's text while it is being typed: committed with Enter or on leaving, given up with Escape. */
import { useState, type ChangeEvent, type KeyboardEvent } from 'react'

export interface DraftField {
  readonly text: string
  readonly error: string | undefined
  readonly props: {
    readonly value: string
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  }
  /** Commits a text at once, as arrow keys do. */
  commit(text: string): void
}

/** `accept` applies a text and answers why not when it cannot; the last valid value is kept then. */
export function useDraft(shown: string, accept: (text: string) => string | undefined): DraftField {
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const text = draft ?? shown

  const commit = (value: string): void => {
    setDraft(undefined)
    setError(value === shown ? undefined : accept(value))
  }
  return {
    text,
    error,
    commit,
    props: {
      value: text,
      onChange: (event) => {
        setDraft(event.target.value)
        setError(undefined)
      },
      onBlur: () => {
        if (draft !== undefined) commit(draft)
      },
      onKeyDown: (event) => {
        if (event.key === 'Enter') commit(text)
        if (event.key === 'Escape' && draft !== undefined) {
          setDraft(undefined)
          event.stopPropagation()
        }
      },
    },
  }
}
