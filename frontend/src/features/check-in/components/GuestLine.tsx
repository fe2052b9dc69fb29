/* One guest in a list at the door: name, place, and what can be done or what is so. */
import type { ReactNode } from 'react'
import { doorPlace } from '@/features/check-in/messages'
import type { DoorGuest } from '@/features/check-in/model/roster'
import { fullName } from '@/guests/names'
import { Avatar } from '@/ui/Avatar'

type Props = { guest: DoorGuest; text?: ReactNode; children?: ReactNode }

/** Renders the line; `text` replaces the place. */
export function GuestLine({ guest, text, children }: Props) {
  const name = fullName(guest)
  return (
    <span className="flex min-h-15 w-full items-center gap-3 py-2 text-left">
      <Avatar name={name} className="size-10 text-sm" />
      <span className="min-w-0 flex-1">
        <b className="block truncate text-base leading-tight font-semibold">{name}</b>
        <span className="block truncate text-muted">{text ?? doorPlace(guest)}</span>
      </span>
      {children}
    </span>
  )
}
