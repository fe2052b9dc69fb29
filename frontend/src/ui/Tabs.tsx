/* Tabs with an underline. Arrow keys move between them. */
import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/ui/class-names'

export const Tabs = Radix.Root

/** The row of tabs. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn('flex gap-6 border-b border-border', className)} {...rest} />
}

/** One tab. */
export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        '-mb-px flex h-10 shrink-0 items-center whitespace-nowrap gap-2 rounded-t-control -outline-offset-2 border-b-2 border-transparent text-sm font-medium text-muted transition-colors duration-120 hover:text-text data-[state=active]:border-accent data-[state=active]:text-accent pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:stroke-[1.75]',
        className,
      )}
      {...rest}
    />
  )
}

/** What a tab shows. */
export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('kit:pt-6', className)} {...rest} />
}
