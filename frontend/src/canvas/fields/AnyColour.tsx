/*
 * The browser's own colour picker. It reports every colour the pointer passes over; only the one that is chosen when
 * the picker closes becomes an edit.
 */
import { useEffect, useRef, useState } from 'react'

interface Props {
  readonly value: string | undefined
  /** The initial colour of the picker when none is set. */
  readonly fallback: string
  readonly onCommit: (colour: string) => void
}

export function AnyColour({ value, fallback, onCommit }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(onCommit)
  const [draft, setDraft] = useState<string>()
  useEffect(() => {
    latest.current = onCommit
  })
  // React calls `input` a change; the browser's `change` comes when the chooser closes.
  useEffect(() => {
    const element = input.current
    if (element === null) return undefined
    const keep = (): void => {
      setDraft(undefined)
      latest.current(element.value)
    }
    element.addEventListener('change', keep)
    return () => {
      element.removeEventListener('change', keep)
    }
  }, [])
  const shown = value?.startsWith('#') === true ? value : fallback
  return (
    <input
      ref={input}
      type="color"
      aria-label="Another colour"
      title="Another colour"
      value={draft ?? shown}
      className="size-7 cursor-pointer rounded-control border border-border-strong bg-surface p-0.5 pointer-coarse:size-11"
      onChange={(event) => {
        setDraft(event.target.value)
      }}
    />
  )
}
