/* A one-line text control. Text is 16 px on touch screens, so that phones do not zoom into it. */
import type { ComponentProps } from 'react'
import { cn } from '@/ui/class-names'

/** The look shared by every text-like control. */
export const controlStyles =
  'w-full min-w-0 rounded-control border border-border-strong bg-surface px-3 kit:text-sm text-text placeholder:text-muted transition-colors duration-120 hover:border-muted focus-visible:border-accent focus-visible:outline-offset-0 disabled:opacity-50 aria-invalid:border-danger kit:pointer-coarse:text-base'

/** Renders an input in the house look. What is typed runs in the direction of its own script. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      dir={['text', 'search', 'email'].includes(type) ? 'auto' : undefined}
      className={cn(controlStyles, 'kit:h-9 kit:pointer-coarse:h-11', className)}
      {...rest}
    />
  )
}
