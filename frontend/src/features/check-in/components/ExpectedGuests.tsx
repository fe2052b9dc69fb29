/* Who is not here yet, for a desk with a large screen: a tap opens the guest. */
import { useMemo } from 'react'
import { GuestLine } from '@/features/check-in/components/GuestLine'
import { isPresent, type DoorGuest, type Roster } from '@/features/check-in/model/roster'
import { compareNames } from '@/guests/names'
import { count } from '@/lib/words'
import { Card, CardHeader } from '@/ui/Card'

/** More are found faster by typing. */
const most = 60

type Props = { roster: Roster; onOpen: (guest: DoorGuest) => void }

/** Renders the first of them by name. */
export function ExpectedGuests({ roster, onOpen }: Props) {
  const missing = useMemo(
    () => roster.guests.filter((guest) => guest.expected && !isPresent(guest)).sort(compareNames),
    [roster],
  )
  if (missing.length === 0) return null
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Not here yet"
        text={
          missing.length > most
            ? `The first ${count(most)} of ${count(missing.length)} by name. Type a few letters to find the others.`
            : `${count(missing.length)} by name`
        }
      />
      <ul
        aria-label="Not here yet"
        className="grid grid-cols-1 gap-x-6 border-t border-border px-4 lg:grid-cols-2"
      >
        {missing.slice(0, most).map((guest) => (
          <li key={guest.id} className="border-b border-border">
            <button
              type="button"
              className="w-full rounded-control hover:bg-surface-2"
              onClick={() => {
                onOpen(guest)
              }}
            >
              <GuestLine guest={guest} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
