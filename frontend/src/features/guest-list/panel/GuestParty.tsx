/* The party of one guest: its members and what was agreed for all of them. */
import { Link2, Pencil, UsersRound } from 'lucide-react'
import { useId, useState } from 'react'
import { useParties } from '@/api/parties'
import type { Guest, PartyEntry } from '@/api/schema'
import { useCopyPersonalLink } from '@/guests/personal-links/use-copy-personal-link'
import { linkMessages } from '@/guests/personal-links/link-messages'
import { PartyForm } from '@/features/guest-list/panel/PartyForm'
import { GuestPartyDialog } from '@/guests/GuestPartyDialog'
import { compareNames, fullName } from '@/guests/names'
import { seatText } from '@/guests/places'
import { countNoun } from '@/lib/words'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { QueryView } from '@/ui/QueryView'

type Props = {
  eventId: string
  guest: Guest
  guests: readonly Guest[]
  mayEdit: boolean
  onOpen: (guestId: string) => void
}

export function GuestParty({ eventId, guest, guests, mayEdit, onOpen }: Props) {
  const query = useParties(eventId)
  const [editing, setEditing] = useState(false)
  const { party } = guest
  if (party == null) {
    return <NoParty guest={guest} mayEdit={mayEdit} />
  }
  const members = guests.filter((other) => other.party?.id === party.id).sort(compareNames)
  return (
    <div className="flex flex-col gap-5">
      <section>
        <h3 className="mb-2 text-sm font-semibold">
          <bdi>{party.name}</bdi>, {countNoun(members.length, 'guest')}
        </h3>
        <PartyMembers members={members} currentId={guest.id} onOpen={onOpen} />
      </section>
      <QueryView query={query} failed="The party could not be loaded" level={3} skeleton={2}>
        {(parties) => {
          const entry = parties.find(({ id }) => id === party.id)
          if (entry === undefined) return null
          if (editing) {
            return (
              <PartyForm
                eventId={eventId}
                party={entry}
                onClose={() => {
                  setEditing(false)
                }}
              />
            )
          }
          return (
            <section className="flex flex-col items-start gap-3">
              <PartyFacts party={entry} />
              {mayEdit && (
                <PartyButtons
                  party={entry}
                  onEdit={() => {
                    setEditing(true)
                  }}
                />
              )}
            </section>
          )
        }}
      </QueryView>
    </div>
  )
}

function NoParty({ guest, mayEdit }: Pick<Props, 'guest' | 'mayEdit'>) {
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-muted">
        <bdi>{fullName(guest)}</bdi> is not in a party.
      </p>
      {mayEdit && (
        <Button
          size="sm"
          onClick={() => {
            setChoosing(true)
          }}
        >
          <UsersRound aria-hidden />
          Set party
        </Button>
      )}
      {choosing && (
        <GuestPartyDialog
          guest={guest}
          onClose={() => {
            setChoosing(false)
          }}
        />
      )}
    </div>
  )
}

function PartyButtons({ party, onEdit }: { party: PartyEntry; onEdit: () => void }) {
  const link = useCopyPersonalLink()
  const hintId = useId()
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onEdit}>
          <Pencil aria-hidden />
          Edit party
        </Button>
        <Button
          size="sm"
          aria-describedby={hintId}
          pending={link.pending}
          onClick={() => {
            link.copy(party)
          }}
        >
          <Link2 aria-hidden />
          Copy personal link
        </Button>
      </div>
      <p id={hintId} className="text-xs text-muted">
        {linkMessages.about}
      </p>
      {link.dialog}
    </>
  )
}

type MembersProps = {
  members: readonly Guest[]
  currentId: string
  onOpen: (guestId: string) => void
}

function PartyMembers({ members, currentId, onOpen }: MembersProps) {
  return (
    <ul aria-label="Members of the party" className="flex flex-col gap-1">
      {members.map((member) => (
        <li key={member.id} className="flex min-h-9 items-center gap-2 text-sm">
          <Avatar name={fullName(member)} />
          {member.id === currentId ? (
            <bdi className="min-w-0 flex-1 truncate font-medium">{fullName(member)}</bdi>
          ) : (
            <button
              type="button"
              className="min-h-9 min-w-0 flex-1 truncate text-start hover:underline"
              onClick={() => {
                onOpen(member.id)
              }}
            >
              <bdi>{fullName(member)}</bdi>
            </button>
          )}
          <span className="shrink-0 text-xs text-muted">{seatText(member)}</span>
        </li>
      ))}
    </ul>
  )
}

function PartyFacts({ party }: { party: PartyEntry }) {
  return (
    <dl className="grid w-full grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm">
      <dt className="text-muted">Plus-ones allowed</dt>
      <dd>{party.plusOnesAllowed ?? 'As set in the form'}</dd>
      <dt className="text-muted">Seating</dt>
      <dd>{party.seating === 'together' ? 'Keep together' : 'May sit apart'}</dd>
      <dt className="text-muted">Note</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">
        <bdi>{party.note === '' ? 'No note' : party.note}</bdi>
      </dd>
    </dl>
  )
}
