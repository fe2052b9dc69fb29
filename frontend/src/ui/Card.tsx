/* A surface that groups what belongs together: a border, and hardly a shadow. */
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/ui/class-names'

/** Renders the surface. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('rounded-card border border-border shadow-card kit:bg-surface', className)}
      {...rest}
    />
  )
}

/** Renders the top of a card: title, one line below it, and things to do on the right. */
export function CardHeader({
  title,
  text,
  actions,
  level = 2,
  compact = false,
}: {
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
  level?: 2 | 3
  /** Takes less room, above long lists. */
  compact?: boolean
}) {
  const Heading = `h${level}` as const
  return (
    <div
      className={cn(
        'flex flex-wrap justify-between gap-x-4',
        compact ? 'items-center gap-y-2 px-4 py-2' : 'items-start gap-y-3 px-5 pt-5 pb-4',
      )}
    >
      <div className="min-w-0">
        <Heading className="text-base font-semibold break-words">{title}</Heading>
        {text !== undefined && <p className="mt-0.5 text-sm text-muted">{text}</p>}
      </div>
      {actions !== undefined && (
        <div
          className={cn(
            'flex gap-2',
            compact
              ? '-m-1 max-w-full items-center p-1 max-md:overflow-x-auto md:flex-wrap'
              : 'flex-wrap',
          )}
        >
          {actions}
        </div>
      )}
    </div>
  )
}
