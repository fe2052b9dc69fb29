/* The name of a guest in the list: opens the panel. Arrow keys go to the names above and below. */
import type { Guest } from '@/api/schema'
import { guestMark, walkNames } from '@/features/guest-list/list/guest-focus'
import { GuestName } from '@/guests/GuestCells'

export type GuestOpening = {
  /** The guest whose panel is open. */
  openId: string | undefined
  open: (guestId: string) => void
}

export function GuestNameButton({ guest, opening }: { guest: Guest; opening: GuestOpening }) {
  const { openId, open } = opening
  return (
    <button
      type="button"
      {...guestMark(guest.id)}
      aria-expanded={guest.id === openId}
      className="block max-w-full rounded-control text-start hover:underline pointer-coarse:min-h-8"
      onKeyDown={(event) => {
        const next = walkNames(event)
        if (next !== undefined && openId !== undefined) open(next)
      }}
      onClick={() => {
        open(guest.id)
      }}
    >
      <GuestName guest={guest} className="font-medium" />
    </button>
  )
}
