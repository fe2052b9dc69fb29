/* A panel below the button that opened it. It goes with Escape, a press elsewhere, or when the focus leaves it. */
import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/ui/class-names'
import type { Popup } from '@/ui/PopupButton'

type Props = { popup: Popup; label: string; className?: string; children: ReactNode }

/** Renders the panel; its first field, or else the panel itself, takes the focus, the button gets it back. */
export function PopupPanel({ popup: { buttonId, onClose }, label, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const panel = ref.current
    const button = document.getElementById(buttonId)
    ;(panel?.querySelector('input') ?? panel)?.focus()
    // The button closes by itself.
    const outside = (target: EventTarget | null) =>
      target instanceof Node && !panel?.contains(target) && !button?.contains(target)
    const onPointerDown = (event: PointerEvent) => {
      if (outside(event.target)) close.current()
    }
    const onFocusIn = (event: FocusEvent) => {
      if (outside(event.target)) close.current()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close.current()
      button?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [buttonId])
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={cn(
        'fixed inset-x-2 top-14 z-50 flex max-h-[min(70dvh,480px)] animate-pop-in flex-col overflow-hidden rounded-card border border-border bg-surface shadow-float focus:outline-none md:absolute md:inset-x-auto md:top-full md:kit:left-0 md:mt-1.5',
        className,
      )}
    >
      {children}
    </div>
  )
}
