/*
 * The box of the command palette before its code has loaded: it takes the focus in the same tick, so that what is
 * typed right after Ctrl+K becomes the query and not a shortcut of the screen below.
 */
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { messages } from '@/app/messages'

type Props = {
  query: string
  onQuery: (query: string) => void
  /** Gets the focus back when the box is closed. */
  opener: RefObject<Element | null>
  onClose: () => void
}

/** Renders the box where the palette will have its own. */
export function WaitingBox({ query, onQuery, opener, onClose }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    box.current?.focus()
  }, [])
  const back = useRef(opener.current)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // Nothing on the page may act on these keys; the list to choose from is not there yet.
    event.stopPropagation()
    if (event.key === 'Tab' || event.key === 'Enter') event.preventDefault()
    if (event.key !== 'Escape') return
    close.current()
    if (back.current instanceof HTMLElement) back.current.focus()
  }
  return (
    <div
      role="dialog"
      aria-label={messages.palette.title}
      aria-busy
      className="fixed inset-0 z-40 bg-overlay"
    >
      <input
        ref={box}
        type="text"
        aria-label={messages.palette.title}
        placeholder={messages.palette.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value)
        }}
        onKeyDown={onKeyDown}
        className="fixed inset-x-3 top-[max(12px,12dvh)] mx-auto h-12 max-w-[600px] rounded-dialog border border-border bg-surface pr-4 pl-11 text-sm shadow-dialog placeholder:text-muted focus:outline-none pointer-coarse:text-base"
      />
    </div>
  )
}
