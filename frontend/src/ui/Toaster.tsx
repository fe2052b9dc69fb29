/*
 * Shows the current toast at the bottom right (bottom centre on a phone). Both live regions are
 * always in the page, so that a screen reader hears the text that appears inside them.
 */
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '@/ui/Button'
import { toast, toastStore, type ToastMessage } from '@/ui/toast'

/** Renders the place where toasts appear; stands once in the application. */
export function Toaster() {
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
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-3 z-50 flex justify-center md:inset-x-auto md:right-6 md:bottom-6">
      <div role="status" className="contents">
        {current?.kind === 'success' && <Card key={current.id} message={current} />}
      </div>
      <div role="alert" className="contents">
        {current?.kind === 'error' && <Card key={current.id} message={current} />}
      </div>
    </div>
  )
}

function Card({ message }: { message: ToastMessage }) {
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
  const Icon = message.kind === 'success' ? CircleCheck : CircleAlert
  return (
    <div
      data-toast={message.kind}
      className="pointer-events-auto flex w-full max-w-[420px] animate-pop-in items-start gap-3 rounded-card border border-border bg-surface p-4 text-sm shadow-dialog md:w-[420px]"
      onPointerEnter={() => {
        setPaused(true)
      }}
      onPointerLeave={() => {
        setPaused(false)
      }}
      onFocus={() => {
        setPaused(true)
      }}
      onBlur={() => {
        setPaused(false)
      }}
    >
      <Icon
        aria-hidden
        className={message.kind === 'success' ? 'size-5 text-success' : 'size-5 text-danger'}
        strokeWidth={1.75}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{message.title}</p>
        {message.text !== undefined && (
          <p className="mt-0.5 break-words text-muted">{message.text}</p>
        )}
        {message.detail !== undefined && <p className="mt-0.5 break-words">{message.detail}</p>}
        {message.action !== undefined && (
          <Button
            size="sm"
            className="mt-3"
            onClick={() => {
              message.action?.run()
              toast.dismiss()
            }}
          >
            {message.action.label}
          </Button>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Dismiss"
        className="-mt-1.5 -mr-2 text-muted"
        onClick={toast.dismiss}
      >
        <X aria-hidden />
      </Button>
    </div>
  )
}
