/* A text control of several lines. */
import type { ComponentProps } from 'react'
import { cn } from '@/ui/class-names'
import { controlStyles } from '@/ui/Input'

/** Renders a textarea in the house look. What is typed runs in the direction of its own script. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea dir="auto" rows={rows} className={cn(controlStyles, 'py-2', className)} {...rest} />
  )
}
