/* Opening a panel and putting the keyboard into it. */
import { flushSync } from 'react-dom'
import type { Env } from '@/canvas/env'
import { PLAN_TREE } from '@/canvas/focus/outline-ids'
import { openPanel, type PanelName } from '@/canvas/store/panel'

const FIELDS = ':is(input, select, textarea, button)'
/** Frames to wait for the code of a panel; after that its title has the focus. */
const PATIENCE = 120

/** Opens a panel and moves the focus to the field with this label, or else to the first field. */
export function focusPanel(designer: Env, panel: PanelName, label?: string): void {
  flushSync(() => {
    openPanel(designer.view, panel)
  })
  const title = document.querySelector('#side-panel h2')
  if (title instanceof HTMLElement) title.focus()
  const selector = panel === 'outline' ? `#${PLAN_TREE}` : FIELDS
  whenThere(
    () =>
      label === undefined ? document.querySelector(`#side-panel ${selector}`) : labelled(label),
    PATIENCE,
  )
}

function labelled(label: string): Element | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>('#side-panel input')
  return [...fields].find((field) => field.labels?.[0]?.textContent.trim() === label)
}

function whenThere(find: () => Element | null | undefined, frames: number): void {
  const found = find()
  if (found instanceof HTMLElement) {
    found.focus()
    if (found instanceof HTMLInputElement) found.select()
  } else if (frames > 0) {
    requestAnimationFrame(() => {
      whenThere(find, frames - 1)
    })
  }
}
