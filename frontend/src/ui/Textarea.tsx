/* A text control of several lines. */
import type { ComponentProps } from 'react'
import { cn } from '@/ui/class-names'
import { controlStyles } from '@/ui/Input'

/** Renders a textarea in the house look. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={cn(controlStyles, 'py-2', className)} {...rest} />
}
