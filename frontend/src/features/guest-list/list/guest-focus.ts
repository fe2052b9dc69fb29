/* Moving the focus between the names of a guest list, which are buttons. */
import type { KeyboardEvent } from 'react'

const marker = 'data-guest'

/** What marks the button with the name of a guest. */
export function guestMark(guestId: string): Record<typeof marker, string> {
  return { [marker]: guestId }
}

/** The button with the guest's name, while its row is in the page. */
export function nameButton(guestId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${marker}="${CSS.escape(guestId)}"]`)
}

/** Moves the focus to the name above or below; returns that guest's id. */
export function walkNames(event: KeyboardEvent): string | undefined {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return undefined
  const names = [...document.querySelectorAll<HTMLElement>(`[${marker}]`)]
  const next = names[names.findIndex((name) => name === event.currentTarget) + step]
  if (next === undefined) return undefined
  event.preventDefault()
  next.focus()
  return next.getAttribute(marker) ?? undefined
}
