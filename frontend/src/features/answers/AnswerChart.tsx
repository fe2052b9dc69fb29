/* Answers per day as bars and their sum as a line, on one axis. A table beside it has the numbers. */
import { scaleOf, type ChartDay } from '@/features/answers/over-time'
import { shortDate } from '@/lib/dates'
import { useNarrow } from '@/lib/media'
import { count } from '@/lib/words'

const height = 220
const left = 40
const top = 12
const bottom = height - 26

/** `days` are at least two. */
export function AnswerChart({ days }: { days: readonly ChartDay[] }) {
  // Drawn narrower on a phone, so that its texts keep their size.
  const width = useNarrow() ? 330 : 520
  const right = width - 16
  const total = days.at(-1)?.total ?? 0
  const lines = scaleOf(total)
  const most = lines.at(-1) ?? 1
  const x = (index: number) => left + ((right - left) * index) / Math.max(days.length - 1, 1)
  const y = (value: number) => bottom - ((bottom - top) * value) / most
  const path = days
    .map(
      (day, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(day.total).toFixed(1)}`,
    )
    .join('')
  const barWidth = Math.min(Math.max(((right - left) / days.length) * 0.6, 1.5), 14)
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="block h-auto w-full">
        {lines.map((value) => (
          <g key={value}>
            <path d={`M${left} ${y(value)}H${right}`} className="stroke-border" />
            <text x={left - 8} y={y(value) + 4} textAnchor="end" className="fill-muted text-xs">
              {count(value)}
            </text>
          </g>
        ))}
        <path d={`${path}L${right} ${bottom}H${left}Z`} className="fill-success opacity-10" />
        {days.map(({ date, perDay }, index) => (
          <rect
            key={date}
            x={x(index) - barWidth / 2}
            y={y(perDay)}
            width={barWidth}
            height={bottom - y(perDay)}
            className="fill-border-strong"
          />
        ))}
        <path
          d={path}
          fill="none"
          strokeWidth={2.5}
          strokeLinejoin="round"
          className="stroke-success"
        />
        <circle cx={right} cy={y(total)} r={4} className="fill-success" />
        {labelled(days).map(({ index, anchor }) => (
          <text
            key={index}
            x={x(index)}
            y={height - 6}
            textAnchor={anchor}
            className="fill-muted text-xs"
          >
            {dayOf(days[index])}
          </text>
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-4 text-xs text-muted">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-4 bg-success" /> Total
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-3 w-1.5 bg-border-strong" /> Per day
        </span>
      </figcaption>
    </figure>
  )
}

function labelled(days: readonly ChartDay[]) {
  const last = days.length - 1
  return [
    { index: 0, anchor: 'start' },
    ...(last > 5 ? [{ index: Math.round(last / 2), anchor: 'middle' } as const] : []),
    { index: last, anchor: 'end' },
  ] satisfies { index: number; anchor: 'start' | 'middle' | 'end' }[]
}

function dayOf(day: ChartDay | undefined): string {
  return day === undefined ? '' : shortDate({ date: `${day.date}T12:00:00Z`, zone: 'UTC' })
}
