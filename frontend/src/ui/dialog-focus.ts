/*
 * Where the focus goes when a dialog opens and closes. Dialogs here open by state, not by a trigger of their own,
 * so they remember themselves what had the focus before.
 */
import { useRef, type RefObject } from 'react'

/**
 * Returns the handlers of a dialog's content: the first field has the focus, and `opener` gets it back, or what had
 * it before.
 */
export function useDialogFocus(opener?: RefObject<Element | null>) {
  const before = useRef<Element>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = opener?.current ?? document.activeElement
      const dialog = event.target
      const field =
        dialog instanceof Element
          ? dialog.querySelector('input:not([readonly]), select, textarea')
          : null
      if (!(field instanceof HTMLElement)) return
      event.preventDefault()
      field.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const opener = before.current
      const stillThere = opener instanceof HTMLElement && opener.isConnected
      const next = stillThere && opener !== document.body ? opener : document.getElementById('main')
      next?.focus()
    },
  }
}
