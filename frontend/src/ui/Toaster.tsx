/*
 * Shows the current toast near the bottom centre, out of the way of the work: success as one quiet line, failure as a
 * card that stays longer. Both live regions are always in the page, so that a screen reader hears the text that appears
 * inside them.
 */
import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { bottomBarsHeight, floatSides } from '@/ui/bottom-bars'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { toast, toastStore, type ToastMessage } from '@/ui/toast'

type ToasterProps = {
  /** Names the button that closes a toast. */
  dismiss?: string
  /** On a narrow screen toasts are part of the page, where they cover nothing. */
  flowsOnPhones?: boolean
}

/** Renders the place where toasts appear, once in the application. */
export function Toaster({ dismiss = 'Dismiss', flowsOnPhones = false }: ToasterProps) {
  const current = useStore(toastStore, (state) => state.current)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && toastStore.getState().current !== null) toast.dismiss()
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
    }
  }, [])
  const [{ bars, sides }, setPlace] = useState<Place>({ bars: 0, sides: {} })
  useLayoutEffect(() => {
    if (current !== null) setPlace({ bars: bottomBarsHeight(), sides: floatSides() })
  }, [current])
  return (
    <div
      style={{
        bottom: `max(1rem + env(safe-area-inset-bottom), ${String(bars)}px + 0.5rem)`,
        ...sides,
      }}
      className={cn(
        'pointer-events-none fixed inset-x-0 z-50 flex justify-center px-3',
        flowsOnPhones && 'max-sm:static max-sm:px-0',
        flowsOnPhones && current !== null && 'max-sm:mb-4',
      )}
    >
      <div role="status" className="contents">
        {current?.kind === 'success' && (
          <Note key={current.id} message={current} dismiss={dismiss} />
        )}
      </div>
      <div role="alert" className="contents">
        {current?.kind === 'error' && (
          <FailureCard key={current.id} message={current} dismiss={dismiss} />
        )}
      </div>
    </div>
  )
}

type Place = { bars: number; sides: ReturnType<typeof floatSides> }

type Props = { message: ToastMessage; dismiss: string }

/** One line where it fits: what was done, to whom, and the way back. */
function Note({ message, dismiss }: Props) {
  const buttons = 'rounded-full text-on-note hover:bg-on-note/15 focus-visible:outline-on-note'
  return (
    <Timed
      message={message}
      className="items-center gap-x-3 rounded-[24px] border border-transparent bg-note py-1.5 ps-4 pe-1.5 text-on-note"
    >
      <Check aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      <p className="min-w-0 flex-1 py-1 break-words">
        <span className="font-semibold">{message.title}</span>{' '}
        {message.text !== undefined && (
          <span className={message.isQuiet === true ? 'sr-only' : 'ms-1.5'}>{message.text}</span>
        )}{' '}
        {message.detail !== undefined && <span className="ms-1.5">{message.detail}</span>}
      </p>
      <span className="flex shrink-0 items-center">
        <ActionButton
          message={message}
          className={cn(buttons, 'underline decoration-1 underline-offset-4')}
        />
        <DismissButton label={dismiss} className={buttons} />
      </span>
    </Timed>
  )
}

/** What failed, and what to do. */
function FailureCard({ message, dismiss }: Props) {
  return (
    <Timed
      message={message}
      className="items-start gap-3 rounded-card border border-danger bg-surface py-3 ps-4 pe-2 text-text"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{message.title}</p>
        {message.text !== undefined && <p className="break-words text-muted">{message.text}</p>}
        {message.detail !== undefined && <p className="break-words">{message.detail}</p>}
        <ActionButton message={message} className="mt-2 -ms-3 text-accent" />
      </div>
      <DismissButton label={dismiss} className="-my-1.5 text-muted" />
    </Timed>
  )
}

/** The box of a toast: it closes itself, unless a pointer or the focus is on it. */
function Timed({
  message,
  className,
  children,
}: Pick<Props, 'message'> & { className: string; children: ReactNode }) {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return undefined
    const timer = window.setTimeout(() => {
      if (toastStore.getState().current?.id === message.id) toast.dismiss()
    }, message.duration)
    return () => {
      window.clearTimeout(timer)
    }
  }, [message, paused])
  const pause = () => {
    setPaused(true)
  }
  const resume = () => {
    setPaused(false)
  }
  return (
    <div
      data-toast={message.kind}
      className={cn(
        'pointer-events-auto flex max-w-[min(40rem,100%)] animate-pop-in text-sm shadow-dialog',
        className,
      )}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {children}
    </div>
  )
}

function ActionButton({
  message: { action },
  className,
}: Pick<Props, 'message'> & { className: string }) {
  if (action === undefined) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      className={className}
      onClick={() => {
        action.run()
        toast.dismiss()
      }}
    >
      {action.label}
    </Button>
  )
}

function DismissButton({ label, className }: { label: string; className: string }) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      className={className}
      onClick={toast.dismiss}
    >
      <X aria-hidden />
    </Button>
  )
}
