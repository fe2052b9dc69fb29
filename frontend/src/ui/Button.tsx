/* A button. It never submits a form unless `type="submit"` says so. */
import type { ComponentProps, MouseEvent } from 'react'
import { buttonStyles, type ButtonLook } from '@/ui/button-styles'
import { cn } from '@/ui/class-names'

/**
 * Props of a native button plus its look and, while `pending`, a text that says what is going on. A pending button
 * ignores presses but stays focusable: a disabled one would drop the focus to the page.
 */
export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & { pending?: boolean; pendingLabel?: string }

/** Renders a button in one of the house looks. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  pending = false,
  pendingLabel,
  'aria-disabled': ariaDisabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={cn(buttonStyles({ variant, size }), className)}
      aria-disabled={pending || ariaDisabled}
      aria-busy={pending || undefined}
      onClick={pending ? ignore : onClick}
      {...rest}
    >
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  )
}

// Also keeps a pending submit button from sending its form again.
function ignore(event: MouseEvent): void {
  event.preventDefault()
}
