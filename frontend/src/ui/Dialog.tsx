/* A modal dialog: traps focus, gives it back, closes with Escape, scrolls inside when the window is small. */
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { useDialogFocus } from '@/ui/dialog-focus'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** Widest size in CSS pixels. */
  maxWidth?: number
  className?: string
  /** What is in it is only read: the scrolling part itself can have the focus, so that arrow keys scroll it. */
  readOnly?: boolean
  /** The content brings its own margins and scrolls by itself. */
  fills?: boolean
}

/** A press on a toast, such as on its Undo, leaves the dialog open. */
function keepOpenForToast(event: Event): void {
  const { target } = event
  if (target instanceof Element && target.closest('[data-toast]') !== null) event.preventDefault()
}

/** Renders a titled dialog with an optional description and a row of buttons. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  maxWidth = 480,
  className,
  readOnly = false,
  fills = false,
}: Props) {
  const focus = useDialogFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay" />
        <Radix.Content
          {...focus}
          onInteractOutside={keepOpenForToast}
          style={{ maxWidth }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={cn(
            'fixed inset-x-3 top-[max(12px,8dvh)] z-40 mx-auto flex max-h-[min(84dvh,760px)] animate-pop-in flex-col overflow-hidden rounded-dialog border border-border bg-surface shadow-dialog focus:outline-none',
            className,
          )}
        >
          <div className="flex items-start gap-4 px-6 pt-5 pb-1">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-display text-xl font-semibold break-words">
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description asChild>
                  <div className="mt-1 text-sm text-muted">{description}</div>
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label="Close"
                className="-mt-1 -mr-2 text-muted"
              >
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          {children !== undefined && (
            <div
              className={cn(
                'min-h-0 flex-1',
                fills ? 'flex flex-col' : 'overflow-y-auto px-6 py-4',
              )}
              {...(readOnly ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
            >
              {children}
            </div>
          )}
          {footer !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-border px-6 py-4">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
