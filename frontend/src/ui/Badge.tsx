/* A small word for a state. The word carries the meaning, the colour repeats it. */
import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cn } from '@/ui/class-names'

const badgeStyles = cva(
  'inline-flex min-h-5.5 max-w-full items-center gap-1.5 rounded-full px-2 text-xs font-medium kit:whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-2 text-muted',
        accent: 'bg-accent-soft text-accent',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        info: 'bg-info-soft text-info',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

/** The tones a badge may have. */
export type BadgeTone = NonNullable<VariantProps<typeof badgeStyles>['tone']>

/** Renders a badge. */
export function Badge({
  tone,
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return <span className={cn(badgeStyles({ tone }), className)}>{children}</span>
}
