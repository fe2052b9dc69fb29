/* A bar for a part of a whole. The numbers are beside it as text. */
import { cn } from '@/ui/class-names'

type Props = {
  /** Undefined while it is not known how much is done. */
  value: number | undefined
  max: number
  label: string
  className?: string
}

/** Renders a bar filled to value of max; an empty whole gives an empty bar, and no value a piece that moves. */
export function Progress({ value, max, label, className }: Props) {
  const share = value !== undefined && max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      {...(value !== undefined && {
        'aria-valuemin': 0,
        'aria-valuemax': max,
        'aria-valuenow': Math.min(value, max),
      })}
      className={cn('kit:h-2 overflow-hidden rounded-full bg-surface-2', className)}
    >
      <div
        className={cn(
          'h-full rounded-full',
          value === undefined
            ? // Without motion a piece would look like a known part.
              'w-1/4 animate-to-and-fro bg-accent motion-reduce:hidden'
            : 'bg-success transition-[width] duration-180 ease-out',
        )}
        style={value === undefined ? undefined : { width: `${String(share * 100)}%` }}
      />
    </div>
  )
}
