/* The whole time at a glance, above the rows, which say the same in words: screen readers skip it. */
import { Check, CircleAlert, Clock, Heart, Pause } from 'lucide-react'
import { hasRun } from '@/features/emails/automation/TimelineCards'
import { labelled, scaleOf, type TimelineRow } from '@/features/emails/automation/timeline'
import { locale } from '@/lib/locale'
import { Card } from '@/ui/Card'
import { cn } from '@/ui/class-names'

type Props = { rows: readonly TimelineRow[]; zone: string; now: string }

/** Room of a label, in percent of the width. */
const labelWidth = 12

/** Renders the line; nothing where there is too little room or not more than one moment. */
export function TimelineRibbon({ rows, zone, now }: Props) {
  const scale = scaleOf(rows, zone, locale)
  if (scale === undefined) return null
  const dots = rows.flatMap((row) =>
    row.at === undefined || row.kind === 'today'
      ? []
      : [{ row, at: scale.place(row.at), title: row.entry.title }],
  )
  const hasLabel = labelled(
    dots.map(({ at }) => at),
    labelWidth,
    dots.findIndex(({ row }) => row.kind === 'event'),
  )
  const today = scale.place(now)
  return (
    <Card aria-hidden className="hidden px-5 @min-[38rem]:block">
      <div className="relative h-28">
        {scale.months.map(({ label, at }) => (
          <span
            key={at}
            style={{ left: `${String(at)}%` }}
            className="absolute inset-y-3 border-l border-dashed border-border pl-1.5 text-xs text-muted"
          >
            {label}
          </span>
        ))}
        <span className="absolute inset-x-0 top-16 h-0.5 bg-border-strong/50" />
        <span
          style={{ width: `${String(today)}%` }}
          className="absolute left-0 top-[3.9375rem] h-1 rounded-full bg-success"
        />
        <span
          style={{ left: `${String(today)}%` }}
          className="absolute top-7 flex h-9 -translate-x-1/2 flex-col items-center"
        >
          <span className="rounded-full bg-success px-2 py-0.5 text-xs font-semibold text-surface">
            Today
          </span>
          <span className="w-0.5 flex-1 bg-success" />
        </span>
        {dots.map(({ row, at, title }, index) => (
          <span
            key={row.key}
            style={{ left: `${String(at)}%` }}
            className="absolute top-16 flex -translate-x-1/2 flex-col items-center"
          >
            <Dot row={row} />
            {hasLabel[index] === true && (
              <span
                className={cn(
                  'mt-1.5 max-w-24 truncate text-xs',
                  row.kind === 'event' ? 'font-semibold text-event-ink' : 'text-text',
                )}
              >
                {title}
              </span>
            )}
          </span>
        ))}
      </div>
    </Card>
  )
}

function Dot({ row }: { row: TimelineRow }) {
  const base = '-mt-2 grid size-5 place-items-center rounded-full border-2 [&_svg]:size-3'
  switch (row.kind) {
    case 'campaign':
      return row.campaign?.state === 'queued' ? (
        <span className={cn(base, 'border-accent bg-surface text-accent')}>
          <Clock strokeWidth={2.5} />
        </span>
      ) : (
        <span className={cn(base, 'border-success bg-success text-surface')}>
          <Check strokeWidth={3} />
        </span>
      )
    case 'schedule':
      if (row.schedule !== undefined && hasRun(row.schedule)) {
        return (
          <span className={cn(base, 'border-warning bg-surface text-warning')}>
            <CircleAlert strokeWidth={2.5} />
          </span>
        )
      }
      return row.schedule?.isActive === false ? (
        <span className={cn(base, 'border-border-strong bg-surface text-muted')}>
          <Pause strokeWidth={2.5} />
        </span>
      ) : (
        <span className={cn(base, 'border-accent bg-surface text-accent')}>
          <Clock strokeWidth={2.5} />
        </span>
      )
    case 'deadline':
      return (
        <span className="-mt-1.5 size-4 rotate-45 rounded-[4px] border-2 border-border-strong bg-surface" />
      )
    case 'event':
      return (
        <span className={cn(base, 'border-event bg-event text-on-event')}>
          <Heart strokeWidth={2.5} />
        </span>
      )
    case 'today':
      return null
  }
}
