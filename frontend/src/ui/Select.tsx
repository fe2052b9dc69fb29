/* A choice from a short list. It is the platform's own control: phones, keyboards and screen readers know it. */
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/ui/class-names'
import { controlStyles } from '@/ui/Input'

/** Renders a select; options are its children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block min-w-0', className)}>
      <select
        className={cn(controlStyles, 'h-9 appearance-none truncate pe-9 pointer-coarse:h-11')}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 end-2.5 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
