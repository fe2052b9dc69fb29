/* How many guests there are, what they answered, and who has a seat. */
import { useMemo } from 'react'
import type { Guest } from '@/api/schema'
import { guestFigures } from '@/features/guests/guest-figures'
import { count } from '@/lib/words'
import { StatTile } from '@/ui/StatTile'

/** Renders the tiles; without a list there are no figures. */
export function GuestFigures({ guests }: { guests: readonly Guest[] | undefined }) {
  const figures = useMemo(() => guestFigures(guests ?? []), [guests])
  return (
    <div className="grid grid-cols-2 gap-4 @min-[40rem]:col-span-2 @min-[40rem]:grid-cols-3 @min-[64rem]:grid-cols-6">
      {figures.map(({ label, value, hint }) => (
        <StatTile
          key={label}
          label={label}
          value={guests === undefined ? '–' : count(value)}
          hint={hint}
        />
      ))}
    </div>
  )
}
