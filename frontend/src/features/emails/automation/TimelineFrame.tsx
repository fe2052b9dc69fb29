/* One row of the timeline: its date, its mark on the line, and what it is. */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/ui/class-names'

export type Mark = 'done' | 'next' | 'paused' | 'warning' | 'deadline' | 'event' | 'today'

const markStyles: Record<Mark, string> = {
  done: 'size-6 rounded-full border-success bg-success text-surface',
  next: 'size-6 rounded-full border-accent bg-surface text-accent',
  paused: 'size-6 rounded-full border-border-strong bg-surface text-muted',
  warning: 'size-6 rounded-full border-warning bg-surface text-warning',
  deadline: 'size-5 rotate-45 rounded-[5px] border-border-strong bg-surface text-muted',
  event: 'size-6 rounded-full border-event bg-event text-on-event',
  today: 'size-3 rounded-full border-success bg-success',
}

type Props = {
  date: string
  /** A line below the date. */
  note: string
  mark: Mark
  icon?: LucideIcon
  /** The line down to the next row is that of the past. */
  past?: boolean
  emphasis?: 'event' | 'today'
  children: ReactNode
}

/** Renders the row as an item of a list; where there is little room, the date is above. */
export function TimelineFrame({
  date,
  note,
  mark,
  icon: Icon,
  past = false,
  emphasis,
  children,
}: Props) {
  const isToday = emphasis === 'today'
  return (
    <li className="group/row relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 pb-3 @min-[38rem]:grid-cols-[6rem_1.75rem_minmax(0,1fr)]">
      <div
        className={cn(
          'flex flex-wrap items-baseline gap-x-2 @min-[38rem]:block @min-[38rem]:text-right',
          isToday ? 'pt-0.5' : 'pb-1 @min-[38rem]:pt-3',
          'col-start-2 row-start-1 @min-[38rem]:col-start-1',
        )}
      >
        <p
          className={cn(
            isToday
              ? 'text-sm font-semibold text-success'
              : 'font-display text-base leading-tight font-semibold',
            emphasis === 'event' && 'text-event-ink',
          )}
        >
          {date}
        </p>
        {note !== '' && <p className="text-xs whitespace-nowrap text-muted">{note}</p>}
      </div>
      <div
        aria-hidden
        className="relative col-start-1 row-span-2 row-start-1 flex justify-center @min-[38rem]:col-start-2 @min-[38rem]:row-span-1"
      >
        <span
          className={cn(
            'absolute top-0 -bottom-3 w-0.5 group-first/row:top-6 group-last/row:bottom-auto group-last/row:h-6',
            past ? 'bg-success' : 'bg-border-strong/50',
          )}
        />
        <span
          className={cn(
            'relative grid place-items-center border-2',
            isToday ? 'mt-1.5' : 'mt-0 @min-[38rem]:mt-3.5',
            markStyles[mark],
          )}
        >
          {Icon !== undefined && <Icon strokeWidth={2.5} className="size-3.5" />}
        </span>
      </div>
      <div className="col-start-2 min-w-0 @min-[38rem]:col-start-3 @min-[38rem]:row-start-1">
        {children}
      </div>
    </li>
  )
}
