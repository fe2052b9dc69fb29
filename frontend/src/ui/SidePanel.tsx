/*
 * Details beside what they belong to, such as a guest beside the list: part of the page on a wide screen, where the rest
 * stays in use, and a sheet over the whole screen on a phone. Escape closes it and gives the focus back.
 */
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useState, type KeyboardEventHandler, type ReactNode } from 'react'
import { useNarrow } from '@/lib/media'
import { useDialogFocus } from '@/ui/dialog-focus'
import { IconButton } from '@/ui/IconButton'
import { Splitter } from '@/ui/Splitter'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  /** Buttons before the one that closes. */
  actions?: ReactNode
  onKeyDown?: KeyboardEventHandler
  /** The panel itself has the focus first, not its first field. */
  focusesItself?: boolean
  /** What is in it is only read: the scrolling part itself can have the focus, so that arrow keys scroll it. */
  readOnly?: boolean
  /** What gets the focus when the panel closes; by default what had it before. */
  returnFocus?: (() => HTMLElement | null) | undefined
  /** CSS pixels on a wide screen. */
  initialWidth?: number
  minWidth?: number
  maxWidth?: number
}

/** Renders the panel at the end of a row (`flex`); mount it while it is open. */
export function SidePanel({
  title,
  onClose,
  children,
  footer,
  actions,
  onKeyDown,
  focusesItself = false,
  readOnly = false,
  returnFocus,
  initialWidth = 360,
  minWidth = 280,
  maxWidth = 560,
}: Props) {
  const focus = useDialogFocus()
  const narrow = useNarrow()
  // Kept while it is open: changing it would draw the content anew, without what was typed.
  const [modal] = useState(narrow)
  const [width, setWidth] = useState(initialWidth)
  return (
    <Radix.Root open modal={modal} onOpenChange={onClose}>
      <Radix.Content
        {...focus}
        onOpenAutoFocus={(event) => {
          focus.onOpenAutoFocus(event)
          if (!focusesItself || !(event.target instanceof HTMLElement)) return
          event.preventDefault()
          event.target.focus()
        }}
        onCloseAutoFocus={(event) => {
          const next = returnFocus?.()
          if (next == null) {
            focus.onCloseAutoFocus(event)
            return
          }
          event.preventDefault()
          next.focus()
        }}
        onKeyDown={onKeyDown}
        aria-describedby={undefined}
        role={modal ? 'dialog' : 'complementary'}
        // The rest of the page stays in use beside it.
        onInteractOutside={(event) => {
          event.preventDefault()
        }}
        style={narrow ? undefined : { width }}
        className={
          narrow
            ? 'fixed inset-0 z-40 flex animate-fade-in flex-col bg-surface focus:outline-none'
            : 'relative flex min-h-0 shrink-0 flex-col border-s border-border bg-surface focus:outline-none'
        }
      >
        <div className="flex min-h-12 shrink-0 items-center gap-2 border-b border-border ps-4 pe-2">
          <Radix.Title className="min-w-0 flex-1 truncate text-sm font-semibold">
            {title}
          </Radix.Title>
          {actions}
          <IconButton label="Close panel" size="icon-sm" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        <div
          className="min-h-0 flex-1 overflow-y-auto p-4 -outline-offset-2"
          {...(readOnly ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
        >
          {children}
        </div>
        {footer !== undefined && (
          <div
            data-bottom-bar={narrow ? '' : undefined}
            className="flex flex-wrap justify-end gap-2 border-t border-border p-3"
          >
            {footer}
          </div>
        )}
        {!narrow && (
          <Splitter
            label={`Width of ${title}`}
            edge="start"
            width={width}
            min={minWidth}
            max={maxWidth}
            onWidth={setWidth}
          />
        )}
      </Radix.Content>
    </Radix.Root>
  )
}
