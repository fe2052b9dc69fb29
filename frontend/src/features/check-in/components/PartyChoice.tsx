/* The party of a guest: who else comes in now, who is here, and who is not expected. */
import { Check } from 'lucide-react'
import { GuestLine } from '@/features/check-in/components/GuestLine'
import type { DoorParty } from '@/features/check-in/model/party'
import { isPresent, type DoorGuest } from '@/features/check-in/model/roster'
import { fullName } from '@/guests/names'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'

type Props = {
  /** Undefined for a guest who comes alone. */
  party: DoorParty | undefined
  chosen: readonly DoorGuest[]
  onChange: (chosen: readonly DoorGuest[]) => void
}

/** Renders the party with a box for each who may still come in; nothing for a guest who comes alone. */
export function PartyChoice({ party, chosen, onChange }: Props) {
  if (party === undefined) return null
  return (
    <Card className="mx-4 mb-3.5 px-3.5 pt-1">
      <h3 className="flex min-h-11 items-center justify-between text-base font-semibold">
        <span>{`Party of ${party.size}`}</span>
        <span>{`${party.here} of ${party.expected} here`}</span>
      </h3>
      <ul className="divide-y divide-border border-t border-border">
        {party.others.map((member) => (
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
