/* How many guests there are, what they answered, and who has a seat. */
import { useMemo } from 'react'
import type { Guest } from '@/api/schema'
import { guestFigures } from '@/features/guest-list/guest-figures'
import { count } from '@/lib/words'
import { Card } from '@/ui/Card'

/** Renders one low strip, so that the list begins high on the page; figures are dashes until the list is loaded. */
export function GuestFigures({ guests }: { guests: readonly Guest[] | undefined }) {
  const figures = useMemo(() => guestFigures(guests ?? []), [guests])
  return (
    <Card className="px-4 py-2 @min-[40rem]:col-span-2">
      <dl className="grid grid-cols-3 gap-x-4 gap-y-2 @min-[40rem]:auto-cols-fr @min-[40rem]:grid-flow-col @min-[40rem]:grid-cols-none">
        {figures.map(({ label, value, hint }) => (
          <div key={label} className="min-w-0">
            <dt className="truncate text-xs text-muted">{label}</dt>
            <dd className="font-display text-lg leading-6 font-semibold">
              {guests === undefined ? '–' : count(value)}
              {hint !== undefined && (
                <span className="ms-1.5 font-sans text-xs font-normal text-muted @max-[64rem]:sr-only">
                  {hint}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
