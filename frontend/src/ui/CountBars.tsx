/* Counts as bars with their names and numbers. The bars repeat the numbers for the eye. */
import type { ReactNode } from 'react'
import { cn } from '@/ui/class-names'
import { count } from '@/lib/words'

type CountBar = {
  name: string
  count: number
  /** Before the name, such as an icon. */
  mark?: ReactNode
  /** The class of the bar's colour. */
  tone?: string
}

type Props = {
  label: string
  bars: readonly CountBar[]
  /** The count of a full bar; the longest bar is full by default. */
  whole?: number
  /** Numbers alone, where a bar would suggest more than a few answers can tell. */
  numbersOnly?: boolean
}

export function CountBars({ label, bars, whole, numbersOnly = false }: Props) {
  const full = Math.max(whole ?? 0, ...bars.map((bar) => bar.count), 1)
  return (
    <dl aria-label={label} className="flex flex-col gap-2 text-sm">
      {bars.map(({ name, count: number, mark, tone = 'bg-accent' }) => (
        <div
          key={name}
          className={cn(
            'grid items-center gap-3',
            numbersOnly
              ? 'grid-cols-[minmax(0,1fr)_3rem]'
              : 'grid-cols-[minmax(0,10rem)_minmax(4rem,1fr)_2.5rem]',
          )}
        >
          <dt className="flex min-w-0 items-center gap-2" title={name}>
            {mark}
            <bdi className="line-clamp-2 break-words">{name}</bdi>
          </dt>
          {!numbersOnly && (
            <dd aria-hidden className="h-3 rounded-full bg-surface-2">
              <div
                className={cn('h-full rounded-full', tone)}
                style={{ width: `${String((number / full) * 100)}%` }}
              />
            </dd>
          )}
          <dd className="text-right tabular-nums">{count(number)}</dd>
        </div>
      ))}
    </dl>
  )
}
