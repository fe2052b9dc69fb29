/* A button. It never submits a form unless `type="submit"` says so. */
import type { ComponentProps } from 'react'
import { buttonStyles, type ButtonLook } from '@/ui/button-styles'
import { cn } from '@/ui/class-names'

/** Props of a native button plus its look and, while `pending`, a text that says what is going on. */
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
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={cn(buttonStyles({ variant, size }), className)}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  )
}
