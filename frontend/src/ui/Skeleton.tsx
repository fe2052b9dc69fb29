/* A grey shape in the place of what is still loading. It appears after 150 ms, so that quick answers do not flicker. */
import { cn } from '@/ui/class-names'

/** Renders shapes in the place of rows. */
export function Skeletons({ rows }: { rows: number }) {
  return (
    <div className="flex flex-col gap-3 p-5">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  )
}

/** Renders one shape; give it the size of the content to come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={cn(
        'animate-[fade-in_120ms_150ms_both,pulse-soft_1.6s_ease-in-out_infinite] kit:rounded-control bg-surface-2',
        className,
      )}
    />
  )
}
