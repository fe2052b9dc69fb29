/* A hand scanner types like a keyboard, wherever the focus is. */
import { useEffect, type RefObject } from 'react'

/** Moves the focus to the field when a letter or digit is typed outside fields and dialogs, so that the field gets it. */
export function useTypingGoesTo(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      // The space bar presses buttons and scrolls.
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(taken) !== null) return
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [field])
}

const taken =
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'
