/*
 * A field's text while it is being typed: committed with Enter or on leaving, given up with Escape. A refused
 * text stays with the reason. Arrow keys step the value; a key that is held down is one change, made when it is let go.
 */
import { useState, type ChangeEvent, type KeyboardEvent } from 'react'

export interface DraftField {
  readonly error: string | undefined
  readonly props: {
    readonly value: string
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
    readonly onKeyUp: (event: KeyboardEvent<HTMLInputElement>) => void
  }
}

interface DraftOptions {
  /** Applies a text and answers why not when it cannot; the last valid value is kept then. */
  readonly accept: (text: string) => string | undefined
  /** The text one step up or down from another one, for fields of numbers. */
  readonly step?: (text: string, direction: 1 | -1, far: boolean) => string | undefined
}

export function useDraft(shown: string, { accept, step }: DraftOptions): DraftField {
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const [known, setKnown] = useState(shown)
  const giveUp = (): void => {
    setDraft(undefined)
    setError(undefined)
  }
  // A value that changed elsewhere, by undo for example, replaces a text that was refused.
  if (known !== shown) {
    setKnown(shown)
    if (error !== undefined) giveUp()
  }
  const text = draft ?? shown

  const commit = (): void => {
    if (draft === undefined) return
    const refused = draft === shown ? undefined : accept(draft)
    setError(refused)
    // A refused text stays, so that it can be corrected.
    if (refused === undefined) setDraft(undefined)
  }
  return {
    error,
    props: {
      value: text,
      onChange: (event) => {
        setDraft(event.target.value)
        setError(undefined)
      },
      onBlur: commit,
      onKeyDown: (event) => {
        if (event.key === 'Enter') {
          // What is written may open a question; the same key must not answer it.
          if (draft !== undefined) event.preventDefault()
          commit()
        }
        if (event.key === 'Escape' && draft !== undefined) {
          giveUp()
          event.stopPropagation()
        }
        // Saving takes along what is being typed.
        if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) commit()
        const direction = DIRECTIONS[event.key]
        if (step === undefined || direction === undefined) return
        event.preventDefault()
        setDraft(step(text, direction, event.shiftKey) ?? draft)
        setError(undefined)
      },
      onKeyUp: (event) => {
        if (step !== undefined && DIRECTIONS[event.key] !== undefined) commit()
      },
    },
  }
}

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }
