/* Says what would be here, why it is not, and the one thing to do next. */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/ui/class-names'

type Props = {
  title: string
  text?: ReactNode
  icon?: LucideIcon
  action?: ReactNode
  className?: string
  /** Level of the title, so that headings stay in order. */
  level?: 1 | 2 | 3
}

/** Renders a centred empty state. */
export function EmptyState({ title, text, icon: Icon, action, className, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={cn('flex flex-col items-center px-6 py-12 text-center', className)}>
      {Icon !== undefined && (
        <span className="mb-4 grid size-12 place-items-center rounded-full bg-surface-2 text-muted">
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        </span>
      )}
      <Heading className="text-base font-semibold">{title}</Heading>
      {text !== undefined && <div className="mt-1 max-w-[46ch] text-sm text-muted">{text}</div>}
      {action !== undefined && (
        <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>
      )}
    </div>
  )
}
