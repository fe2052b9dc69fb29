/* The mark of the product: a round table, its chairs, one of them taken. */
import { cn } from '@/ui/class-names'

const chairs = [0, 60, 120, 180, 240, 300].map((degrees) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { degrees, x: 16 + 10.5 * Math.cos(angle), y: 16 + 10.5 * Math.sin(angle) }
})

/** Renders the mark; the name is beside it as text. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn('kit:size-7', className)}>
      <circle cx="16" cy="16" r="6" className="fill-accent" />
      {chairs.map(({ degrees, x, y }) => (
        <circle
          key={degrees}
          cx={x}
          cy={y}
          r="2.6"
          strokeWidth="1.6"
          className={
            degrees === 60 ? 'fill-accent stroke-accent' : 'fill-transparent stroke-accent'
          }
        />
      ))}
    </svg>
  )
}
