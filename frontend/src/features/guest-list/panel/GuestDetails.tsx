/* All facts of one guest, to be read. */
import { QrCode, Ticket, UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMayMarkArrivals } from '@/api/auth'
import type { Guest } from '@/api/schema'
import { CopyCode } from '@/features/guest-list/edit/CopyCode'
import { GuestStatusBadge } from '@/features/guest-list/edit/GuestStatusBadge'
import { useCheckIn } from '@/features/guest-list/edit/use-check-in'
import { GuestTags } from '@/features/guest-list/tags/GuestTags'
import { PlusOnes } from '@/features/guest-list/panel/PlusOnes'
import { guestFields } from '@/guests/fields'
import { fullName } from '@/guests/names'
import { seatText } from '@/guests/places'
import { answerText } from '@/guests/rsvp'
import { browserZone, shortDate } from '@/lib/dates'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'

type Props = {
  eventId: string
  guest: Guest
  guests: readonly Guest[]
  mayEdit: boolean
  onShow: (dialog: 'qr' | 'ticket') => void
  /** Opens the panel of another guest. */
  onOpen: (guestId: string) => void
}

const sources = { guest: 'by the guest', organiser: 'by an organiser', import: 'by an import' }
/** The title of the panel has the name. */
const texts = guestFields.filter(({ name }) => name !== 'firstName' && name !== 'lastName')

export function GuestDetails({ eventId, guest, guests, mayEdit, onShow, onOpen }: Props) {
  const host = guests.find(({ id }) => id === guest.plusOneOf)
  return (
    <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 gap-y-2.5 text-sm">
      <Fact label="RSVP">{answerLine(guest)}</Fact>
      <Fact label="Status">
        <GuestStatusBadge guest={guest} />
      </Fact>
      <Fact label="Seat">{seatText(guest)}</Fact>
      <Fact label="Attendance">
        <Arrival eventId={eventId} guest={guest} />
      </Fact>
      <Fact label="Party">{guest.party?.name}</Fact>
      {host === undefined ? (
        <Fact label="Plus-ones">
          <PlusOnes guest={guest} guests={guests} mayEdit={mayEdit} onOpen={onOpen} />
        </Fact>
      ) : (
        <Fact label="Plus-one of">{fullName(host)}</Fact>
      )}
      <Fact label="Tags">
        <GuestTags eventId={eventId} guest={guest} mayEdit={mayEdit} />
      </Fact>
      {(guest.vip || guest.wheelchair) && (
        <Fact label="Needs">
          <span className="flex flex-wrap gap-1.5">
            {guest.vip && <Badge tone="accent">VIP</Badge>}
            {guest.wheelchair && <Badge tone="info">Wheelchair</Badge>}
          </span>
        </Fact>
      )}
      {texts.map(({ name, label }) => (
        <Fact key={name} label={label}>
          {guest[name]}
        </Fact>
      ))}
      {guest.lookupCode !== '' && (
        <Fact label="Code">
          <span className="flex items-center">
            <CopyCode code={guest.lookupCode} name={fullName(guest)} />
            <IconButton
              label="QR code"
              size="icon-sm"
              onClick={() => {
                onShow('qr')
              }}
            >
              <QrCode aria-hidden />
            </IconButton>
            {mayEdit && (
              <IconButton
                label="Ticket"
                size="icon-sm"
                onClick={() => {
                  onShow('ticket')
                }}
              >
                <Ticket aria-hidden />
              </IconButton>
            )}
          </span>
        </Fact>
      )}
      <Fact label="Added">{guest.addedAt === '' ? '' : dateOf(guest.addedAt)}</Fact>
    </dl>
  )
}

function Arrival({ eventId, guest }: Pick<Props, 'eventId' | 'guest'>) {
  const mayMark = useMayMarkArrivals()
  const checkIn = useCheckIn(eventId)
  const arrived = guest.attendance === 'arrived'
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {arrived ? 'Arrived' : 'Not arrived yet'}
      {mayMark && (
        <Button
          size="sm"
          onClick={() => {
            checkIn(guest)
          }}
        >
          <UserCheck aria-hidden />
          {arrived ? 'Undo check-in' : 'Check in'}
        </Button>
      )}
    </span>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const isText = typeof children === 'string'
  const missing = children === undefined || children === ''
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">
        {missing ? (
          <span className="text-muted">
            <span aria-hidden>–</span>
            <span className="sr-only">None</span>
          </span>
        ) : isText ? (
          <bdi>{children}</bdi>
        ) : (
          children
        )}
      </dd>
    </>
  )
}

/** “Attending, 14 Oct 2026, by the guest”. */
function answerLine(guest: Guest): string {
  const { rsvpAt, rsvpBy } = guest
  const parts = [
    answerText(guest),
    rsvpAt == null ? '' : dateOf(rsvpAt),
    rsvpBy == null ? '' : sources[rsvpBy],
  ]
  return parts.filter((part) => part !== '').join(', ')
}

function dateOf(instant: string): string {
  return shortDate({ date: instant, zone: browserZone() })
}
