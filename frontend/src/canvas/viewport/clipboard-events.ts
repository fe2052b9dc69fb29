/* The browser's copy, cut and paste while the plan or its outline has the focus. Fields keep theirs. */
import { copiedText, cutSelection, pasteText } from '@/canvas/edits/clipboard'
import type { Env } from '@/canvas/env'
import { PLAN_TREE } from '@/canvas/focus/outline-ids'

const TEXT = 'text/plain'

/** Listens for as long as the plan is on the screen; returns how to stop. */
export function listenToClipboard(designer: Env, region: HTMLElement): () => void {
  const ours = (): boolean => {
    const active = document.activeElement
    return active === region || active?.id === PLAN_TREE
  }
  const copy = (event: ClipboardEvent): void => {
    const text = ours() ? copiedText(designer) : undefined
    if (text === undefined) return
    event.preventDefault()
    event.clipboardData?.setData(TEXT, text)
    if (event.type === 'cut') cutSelection(designer)
  }
  const paste = (event: ClipboardEvent): void => {
    if (!ours()) return
    event.preventDefault()
    pasteText(designer, event.clipboardData?.getData(TEXT), designer.pointer)
  }
  document.addEventListener('copy', copy)
  document.addEventListener('cut', copy)
  document.addEventListener('paste', paste)
  return () => {
    document.removeEventListener('copy', copy)
    document.removeEventListener('cut', copy)
    document.removeEventListener('paste', paste)
  }
}
