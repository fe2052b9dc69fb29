/* The party of a guest: who is here, and who else comes in now. */
import { Check } from 'lucide-react'
import { GuestLine } from '@/features/check-in/components/GuestLine'
import { isPresent, type DoorGuest, type Roster } from '@/features/check-in/model/roster'
import { fullName } from '@/guests/names'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'

type Props = {
  guest: DoorGuest
  roster: Roster
  chosen: readonly DoorGuest[]
  onChange: (chosen: readonly DoorGuest[]) => void
}

/** Renders the party with a box for each who is not here; nothing for a guest who comes alone. */
export function PartyChoice({ guest, roster, chosen, onChange }: Props) {
  const party = guest.party == null ? [] : (roster.parties.get(guest.party.id) ?? [])
  if (party.length < 2) return null
  const here = party.filter(isPresent).length
  return (
    <Card className="mx-4 mb-3.5 px-3.5 pt-1">
      <h3 className="flex min-h-11 items-center justify-between text-base font-semibold">
        <span>{`Party of ${party.length}`}</span>
        <span>{`${here} of ${party.length} here`}</span>
      </h3>
      <ul className="divide-y divide-border border-t border-border">
        {party
          .filter(({ id }) => id !== guest.id)
          .map((member) => (
            <li key={member.id}>
              <Member
                member={member}
                isChosen={chosen.some(({ id }) => id === member.id)}
                onChoose={(isChosen) => {
                  const others = chosen.filter(({ id }) => id !== member.id)
                  onChange(isChosen ? [...others, member] : others)
                }}
              />
            </li>
          ))}
      </ul>
    </Card>
  )
}

type MemberProps = {
  member: DoorGuest
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Member({ member, isChosen, onChoose }: MemberProps) {
  if (isPresent(member)) {
    return (
      <GuestLine guest={member}>
        <Badge tone="success">
          <Check aria-hidden className="size-3.5" strokeWidth={2.5} />
          Here
        </Badge>
      </GuestLine>
    )
  }
  if (!member.expected) {
    return (
      <GuestLine guest={member}>
        <Badge tone="warning">Not expected</Badge>
      </GuestLine>
    )
  }
  return (
    <label className="flex">
      <GuestLine guest={member}>
        <input
          type="checkbox"
          aria-label={`Also check in ${fullName(member)}`}
          className="size-8 shrink-0 accent-success"
          checked={isChosen}
          onChange={(event) => {
            onChoose(event.target.checked)
          }}
        />
      </GuestLine>
    </label>
  )
}
