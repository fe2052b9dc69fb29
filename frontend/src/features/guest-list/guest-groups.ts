/* The guest list by party: one group for each party, plus-ones under the guest who brings them. */
import type { Guest } from '@/api/schema'
import { compareTexts } from '@/guests/names'
import { tableText } from '@/guests/places'
import { hasDeclined } from '@/guests/rsvp'

/** The guests of one party, or all without one. */
export type GuestGroup = {
  /** The id of the party; empty for guests without one. */
  partyId: string
  name: string
  guests: readonly Guest[]
}

const noParty = 'No party'

/** Groups guests by the name of their party; those without one come last. Within a group the order stays. */
export function groupByParty(guests: readonly Guest[]): readonly GuestGroup[] {
  const hosts = hostsOf(guests)
  const groups = new Map<string, { name: string; guests: Guest[] }>()
  for (const guest of guests) {
    const party = guest.party ?? hosts.get(guest.id)?.party
    const id = party?.id ?? ''
    const group = groups.get(id)
    if (group === undefined) groups.set(id, { name: party?.name ?? noParty, guests: [guest] })
    else group.guests.push(guest)
  }
  return [...groups]
    .sort(([a, { name: nameA }], [b, { name: nameB }]) =>
      a === '' || b === '' ? Number(a === '') - Number(b === '') : compareTexts(nameA, nameB),
    )
    .map(([partyId, group]) => ({
      partyId,
      name: group.name,
      guests: plusOnesBelow(group.guests, hosts),
    }))
}

/** The guest who brings each plus-one, where both are listed and belong to one party. */
function hostsOf(guests: readonly Guest[]): ReadonlyMap<string, Guest> {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  const hosts = new Map<string, Guest>()
  for (const { id, plusOneOf, party } of guests) {
    const host = plusOneOf == null ? undefined : byId.get(plusOneOf)
    // The plus-one of a plus-one stays where the order puts it.
    if (host === undefined || host.id === id || host.plusOneOf != null) continue
    if (party == null || party.id === host.party?.id) hosts.set(id, host)
  }
  return hosts
}

function plusOnesBelow(
  guests: readonly Guest[],
  hosts: ReadonlyMap<string, Guest>,
): readonly Guest[] {
  const byHost = new Map<string, Guest[]>()
  for (const guest of guests) {
    const host = hosts.get(guest.id)
    if (host !== undefined) byHost.set(host.id, [...(byHost.get(host.id) ?? []), guest])
  }
  if (byHost.size === 0) return guests
  return guests.flatMap((guest) =>
    hosts.has(guest.id) ? [] : [guest, ...(byHost.get(guest.id) ?? [])],
  )
}

/** “All at Table 6”, “1 of 4 seated”; guests who have declined do not count. */
export function groupSeating(guests: readonly Guest[]): string {
  const coming = guests.filter((guest) => !hasDeclined(guest))
  const seated = coming.filter(({ seat }) => seat != null)
  const tables = new Set(seated.map(({ table }) => (table == null ? '' : tableText(table))))
  const [table = ''] = tables
  if (coming.length === 0) return 'Not coming'
  if (seated.length === coming.length && tables.size === 1 && table !== '') {
    return coming.length === 1 ? `At ${table}` : `All at ${table}`
  }
  return `${String(seated.length)} of ${String(coming.length)} seated`
}
