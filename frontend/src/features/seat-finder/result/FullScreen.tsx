/* A page over the page. Its button and Escape close it, and the focus returns to what opened it. */
import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/Button'

type Props = { title: string; close: string; onClose: () => void; children: ReactNode }

/** Renders the dialog; the browser keeps the focus in it. */
export function FullScreen({ title, close, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-bg text-base text-text open:flex"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="flex items-center justify-between gap-3 border-b border-border bg-surface py-1 ps-4 pe-2">
        <h2 id={titleId} className="min-w-0 truncate font-semibold">
          {title}
        </h2>
        <Button variant="ghost" size="icon" aria-label={close} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      {children}
    </dialog>
  )
}
