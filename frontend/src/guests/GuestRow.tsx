/* A guest in one row: seated or not, name with a line below it, and the place or what it has to suit. */
import type { ReactNode } from 'react'
import type { Guest } from '@/api/schema'
import { GuestName, SeatDot } from '@/guests/GuestCells'
import { GuestNeeds } from '@/guests/GuestNeeds'
import { seatText } from '@/guests/places'
import { answerText } from '@/guests/rsvp'
import { isSeated, needsSeat } from '@/guests/seating'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

type Props = {
  guest: Guest
  /** The place as the open plan knows it, or what to do with the guest. */
  place?: string | undefined
  /** The line below the name; the answer to the invitation by default. */
  detail?: ReactNode
}

/** Renders the content; the element around it lays it out in a row. */
export function GuestRow({ guest, place, detail = answerText(guest) }: Props) {
  const waits = place === undefined && needsSeat(guest)
  return (
    <>
      <SeatDot isSeated={isSeated(guest)} />
      <span className="min-w-0 flex-1">
        <GuestName guest={guest} className="leading-5" />
        <span className="block truncate text-xs leading-4 text-muted">{detail}</span>
      </span>
      {waits ? (
        <span className="flex max-w-2/5 shrink-0 items-center gap-1.5">
          <VisuallyHidden>{seatText(guest)}</VisuallyHidden>
          <GuestNeeds guest={guest} />
        </span>
      ) : (
        <span className="max-w-1/2 shrink-0 truncate text-xs text-muted tabular-nums">
          <bdi>{place ?? seatText(guest)}</bdi>
        </span>
      )}
    </>
  )
}
