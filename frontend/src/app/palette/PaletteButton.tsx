/* The button of the header that opens the palette, and its key: Ctrl+K, or Cmd+K on a Mac. */
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { User } from '@/api/schema'
import { messages } from '@/app/messages'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'

const load = () => import('@/app/palette/PaletteDialog')
const PaletteDialog = lazy(async () => ({ default: (await load()).PaletteDialog }))

/** “⌘K” on a Mac, “Ctrl K” elsewhere. */
export function paletteKeys(agent: string): string {
  return /mac|iphone|ipad/i.test(agent) ? '⌘K' : 'Ctrl K'
}

/** Renders the button and, while open, the palette. */
export function PaletteButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const show = () => {
    load().then(
      () => {
        setOpen(true)
      },
      () => {
        toast.error('Error', messages.palette.loadFailed)
      },
    )
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
  }, [])
  const preload = () => {
    load().catch(() => undefined)
  }
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={messages.palette.title}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
        className="h-9 w-9 p-0 text-muted pointer-coarse:h-11 max-lg:pointer-coarse:w-11 lg:w-auto lg:border lg:border-border lg:px-3 lg:font-normal"
      >
        <Search aria-hidden />
        <span className="max-lg:sr-only">
          {messages.palette.button} <span className="sr-only">{messages.palette.buttonMore}</span>
        </span>
        <kbd aria-hidden className="ml-3 hidden font-sans text-xs lg:inline">
          {paletteKeys(navigator.userAgent)}
        </kbd>
      </Button>
      <Suspense fallback={null}>
        {open && (
          <PaletteDialog
            user={user}
            onClose={() => {
              setOpen(false)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
