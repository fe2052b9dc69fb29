/* The party of a guest as the door lists it: who may still come in, who is here, and who is not expected. */
import { isPresent, type DoorGuest, type Roster } from '@/features/check-in/model/roster'

export type DoorParty = {
  /** Everyone, the guest included. */
  size: number
  /** The others: first those who may still come in, then those who are here, then those who are not expected. */
  others: readonly DoorGuest[]
  /** The others who may still come in. */
  waiting: readonly DoorGuest[]
  /** Members who are expected or here. */
  expected: number
  here: number
}

/** Returns the party of a guest; undefined for one who comes alone. */
export function partyOf(guest: DoorGuest, { parties }: Pick<Roster, 'parties'>) {
  const members = guest.party == null ? [] : (parties.get(guest.party.id) ?? [])
  if (members.length < 2) return undefined
  const others = members.filter(({ id }) => id !== guest.id)
  const here = members.filter(isPresent).length
  const waiting = others.filter((member) => member.expected && !isPresent(member))
  const party: DoorParty = {
    size: members.length,
    others: [
      ...waiting,
      ...others.filter(isPresent),
      ...others.filter((member) => !member.expected && !isPresent(member)),
    ],
    waiting,
    expected: members.filter((member) => member.expected || isPresent(member)).length,
    here,
  }
  return party
}
