/* The colour of an event beside its name. */
import type { Event } from '@/api/schema'
import { accentOf } from '@/lib/event-accent'
import { cn } from '@/ui/class-names'

/** Renders a small square in the event's own colour. */
export function EventDot({ event, className }: { event: Event; className?: string }) {
  return (
    <span
      aria-hidden
      {...accentOf(event)}
      className={cn('inline-block size-2.5 shrink-0 rounded-[3px] bg-event', className)}
    />
  )
}
