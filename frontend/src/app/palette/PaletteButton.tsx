/* The button of the header that opens the palette, and its key: Ctrl+K, or Cmd+K on a Mac. */
import { Search } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '@/api/schema'
import { messages } from '@/app/messages'
import { WaitingBox } from '@/app/palette/WaitingBox'
import { useWhenIdle } from '@/lib/use-when-idle'
import { Button } from '@/ui/Button'
import { loadable } from '@/ui/loadable'
import { toast } from '@/ui/toast'

const dialog = loadable(async () => (await import('@/app/palette/PaletteDialog')).PaletteDialog, {
  floating: true,
})

/** “⌘K” on a Mac, “Ctrl K” elsewhere. */
export function paletteKeys(agent: string): string {
  return /mac|iphone|ipad/i.test(agent) ? '⌘K' : 'Ctrl K'
}

/** Renders the button and, while open, the palette. */
export function PaletteButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  // Until the palette's own box has the focus, a plain box takes what is typed.
  const [ready, setReady] = useState(false)
  const [query, setQuery] = useState('')
  const opener = useRef<Element>(null)
  const show = useCallback(() => {
    opener.current = document.activeElement
    // At once: the next key may come before React would draw by itself.
    flushSync(() => {
      setQuery('')
      setReady(false)
      setOpen(true)
    })
    dialog.fetch().catch(() => {
      setOpen(false)
      if (opener.current instanceof HTMLElement) opener.current.focus()
      toast.error('Error', messages.palette.loadFailed)
    })
  }, [])
  const close = () => {
    setOpen(false)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!asked || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      event.preventDefault()
      // A dialog that is open may hold something typed; it is closed by its own buttons only.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) show()
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
    }
  }, [show])
  useWhenIdle(dialog.preload)
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={messages.palette.title}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={show}
        className="h-9 w-9 p-0 text-muted pointer-coarse:h-11 max-lg:pointer-coarse:w-11 lg:w-auto lg:bg-surface-2 lg:px-3 lg:font-normal"
      >
        <Search aria-hidden />
        <span className="max-lg:sr-only">
          {messages.palette.button} <span className="sr-only">{messages.palette.buttonMore}</span>
        </span>
        <kbd
          aria-hidden
          className="ml-3 hidden rounded-[5px] border border-border bg-surface px-1.5 font-sans text-xs lg:inline"
        >
          {paletteKeys(navigator.userAgent)}
        </kbd>
      </Button>
      {open && !ready && (
        <WaitingBox query={query} onQuery={setQuery} opener={opener} onClose={close} />
      )}
      {open && (
        <dialog.Part
          user={user}
          query={query}
          onQuery={setQuery}
          opener={opener}
          onReady={() => {
            setReady(true)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
