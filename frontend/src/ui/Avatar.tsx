/* The initials of a person in the colour of the event. The name is beside it, or read out by its container. */
import { cn } from '@/ui/class-names'
import { initials } from '@/lib/initials'

const sizes = { sm: 'size-7 text-[0.6875rem]', md: 'size-8 text-xs', lg: 'size-12 text-base' }

type Props = { name: string; size?: keyof typeof sizes; className?: string }

/** Renders the round mark. */
export function Avatar({ name, size = 'sm', className }: Props) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-grid shrink-0 place-items-center rounded-full bg-event-soft leading-none font-semibold text-event-ink',
        sizes[size],
        className,
      )}
    >
      {initials(name)}
    </span>
  )
}
