/* A guest in one row: seated or not, name with a line below it, and the place. For lists, cards and pickers. */
import type { ReactNode } from 'react'
import type { Guest } from '@/api/schema'
import { GuestName, SeatDot } from '@/guests/GuestCells'
import { seatText } from '@/guests/places'
import { rsvpText } from '@/guests/rsvp'
import { isSeated } from '@/guests/seating'

type Props = {
  guest: Guest
  /** The place as the open plan knows it, or what to do with the guest. */
  place?: string | undefined
  /** The line below the name; the answer to the invitation by default. */
  detail?: ReactNode
}

/** Renders the content; the element around it lays it out in a row. */
export function GuestRow({ guest, place = seatText(guest), detail = rsvpText(guest.rsvp) }: Props) {
  return (
    <>
      <SeatDot isSeated={isSeated(guest)} />
      <span className="min-w-0 flex-1">
        <GuestName guest={guest} className="leading-5" />
        <span className="block truncate text-xs leading-4 text-muted">{detail}</span>
      </span>
      <span className="max-w-1/2 shrink-0 truncate text-xs text-muted tabular-nums">
        <bdi>{place}</bdi>
      </span>
    </>
  )
}
