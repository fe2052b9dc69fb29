/* The sidebar under 768 px: slides in over the page, with an overlay and a close button. */
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Event } from '@/api/schema'
import { Countdown } from '@/app/Countdown'
import { SidebarLinks } from '@/app/SidebarLinks'
import { useNarrow } from '@/lib/media'
import { productName } from '@/lib/title'
import { Button } from '@/ui/Button'
import { useDialogFocus } from '@/ui/dialog-focus'
import { Logo } from '@/ui/Logo'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  event: Event | undefined
}

/** Renders the slide-in navigation; it traps the focus while it is open. */
export function MobileSidebar({ open, onOpenChange, event }: Props) {
  const focus = useDialogFocus()
  const { pathname } = useLocation()
  const opened = useRef(pathname)
  const shown = useRef(pathname)
  useEffect(() => {
    shown.current = pathname
  }, [pathname])
  const narrow = useNarrow()
  useEffect(() => {
    // The column is visible instead, and the focus must not stay trapped in the hidden sidebar.
    if (!narrow) onOpenChange(false)
  }, [narrow, onOpenChange])
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay md:hidden" />
        <Dialog.Content
          {...focus}
          // After a link the new screen takes the focus, else the button that opened the navigation.
          onCloseAutoFocus={(event) => {
            if (shown.current === opened.current) focus.onCloseAutoFocus(event)
            else event.preventDefault()
          }}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] animate-slide-in flex-col bg-surface shadow-dialog focus:outline-none md:hidden"
        >
          <div className="flex h-14 items-center justify-between border-b border-border pr-2 pl-4">
            <Dialog.Title className="flex items-center gap-2 font-display text-lg font-semibold">
              <Logo />
              {productName}
            </Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close menu">
                <X aria-hidden />
              </Button>
            </Dialog.Close>
          </div>
          <nav aria-label="Main" className="min-h-0 flex-1 overflow-y-auto p-3">
            <SidebarLinks />
          </nav>
          <Countdown
            event={event}
            className="mx-3 mb-[calc(0.75rem+env(safe-area-inset-bottom))] short:hidden"
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
