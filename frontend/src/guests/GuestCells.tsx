/* What a row or a cell shows of a guest. Names keep their own direction of writing. */
import type { Guest } from '@/api/schema'
import { fullName, type Named } from '@/guests/names'
import { seatText } from '@/guests/places'
import { isSeated } from '@/guests/seating'
import { cn } from '@/ui/class-names'

export function GuestName({ guest, className }: { guest: Named; className?: string }) {
  const name = fullName(guest)
  return (
    <span className={cn('block truncate', className)} title={name}>
      <bdi>{name}</bdi>
    </span>
  )
}

type PlaceProps = {
  guest: Guest
  /** The place as the open plan knows it. */
  place?: string | undefined
}

/** “Table 4, seat B”, or the reason why the guest has no seat. */
export function GuestPlace({ guest, place = seatText(guest) }: PlaceProps) {
  return (
    <span className="flex min-w-0 items-center gap-2" title={place}>
      <SeatDot isSeated={isSeated(guest)} />
      <bdi className={cn('truncate', !isSeated(guest) && 'text-muted')}>{place}</bdi>
    </span>
  )
}

/** Filled for a guest with a seat. */
export function SeatDot({ isSeated: isFilled }: { isSeated: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'size-2.5 shrink-0 rounded-full border',
        isFilled ? 'border-chair-assigned bg-chair-assigned' : 'border-chair-free-stroke',
      )}
    />
  )
}
