/* The rows of a list of guests beside the plan: by party or not, and those who have declined apart. Pure. */
import type { Guest } from '@/api/schema'
import { compareTexts } from '@/guests/names'
import { groupGuests, isNotComing } from '@/guests/seating'

export type GuestListRow =
  | { kind: 'party'; key: string; name: string; guestCount: number }
  | { kind: 'guest'; key: string; guest: Guest; isUnderParty: boolean }
  | { kind: 'not-coming'; key: string; guestCount: number; isOpen: boolean }
  | { kind: 'declined'; key: string; guest: Guest }

const withoutParty = 'No party'

/** Guests in their own order, then the group of those who have declined. */
export function plainRows(guests: readonly Guest[], isDeclinedOpen: boolean): GuestListRow[] {
  const others = guests.filter((guest) => !isNotComing(guest))
  return [...others.map((guest) => rowOf(guest)), ...notComingRows(guests, isDeclinedOpen)]
}

/** Those who wait for a seat by party, then the group of those who have declined. */
export function waitingRows(guests: readonly Guest[], isDeclinedOpen: boolean): GuestListRow[] {
  const { notSeated } = groupGuests(guests)
  return [...partyRows(notSeated), ...notComingRows(guests, isDeclinedOpen)]
}

/** Parties by name, each under a heading of its own; guests without one come last. */
export function partyRows(guests: readonly Guest[]): GuestListRow[] {
  const parties = new Map<string, Guest[]>()
  const alone: Guest[] = []
  for (const guest of guests) {
    const name = guest.party?.name ?? ''
    const party = name === '' ? alone : parties.get(name)
    if (party === undefined) parties.set(name, [guest])
    else party.push(guest)
  }
  const groups = [...parties].sort(([a], [b]) => compareTexts(a, b))
  const rows = groups.flatMap(([name, members]) => rowsOf(name, members))
  if (alone.length === 0) return rows
  return rows.length === 0
    ? alone.map((guest) => rowOf(guest))
    : [...rows, ...rowsOf(withoutParty, alone)]
}

function rowsOf(name: string, guests: readonly Guest[]): GuestListRow[] {
  return [
    { kind: 'party', key: `party ${name}`, name, guestCount: guests.length },
    ...guests.map((guest) => rowOf(guest, true)),
  ]
}

function rowOf(guest: Guest, isUnderParty = false): GuestListRow {
  return { kind: 'guest', key: guest.id, guest, isUnderParty }
}

/** A heading with the number of those who have declined, and their names while the group is open. */
function notComingRows(guests: readonly Guest[], isOpen: boolean): GuestListRow[] {
  const { notComing } = groupGuests(guests)
  if (notComing.length === 0) return []
  const guestCount = notComing.length
  const heading: GuestListRow = { kind: 'not-coming', key: 'not coming', guestCount, isOpen }
  return isOpen ? [heading, ...notComing.map(declinedRowOf)] : [heading]
}

function declinedRowOf(guest: Guest): GuestListRow {
  return { kind: 'declined', key: guest.id, guest }
}
