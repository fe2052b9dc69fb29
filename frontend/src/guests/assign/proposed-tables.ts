/* A proposal by table: who would sit there, whose seat is new, and how many wishes that keeps. Pure. */
import type { Guest } from '@/api/schema'
import { compareTexts } from '@/guests/names'
import type { SeatPlace } from '@/guests/pending-moves'
import { tableText } from '@/guests/places'
import type { SeatProposal, SeatVerdict } from '@/plan/types'

/** What a seating means for the wishes about one guest. */
export type Satisfaction = 'kept' | 'partly' | 'broken' | 'none'

/** What a seating means for a guest, and the places of broken wishes in the list of them, from 1. */
type Satisfied = { satisfaction: Satisfaction; broken: readonly number[] }

export type ProposedGuest = Satisfied & {
  guest: Guest
  seatId: string
  seatLabel: string
  /** The seat of the moment, of a guest who would move. */
  from: string | undefined
  isChanged: boolean
}

export type ProposedTable = {
  id: string
  name: string
  guests: readonly ProposedGuest[]
  /** Percentage of the guests with wishes for whom all are kept; undefined without such guests. */
  share: number | undefined
}

export function brokenOf({
  verdicts,
}: {
  verdicts: readonly SeatVerdict[]
}): readonly SeatVerdict[] {
  return verdicts.filter(({ state }) => state === 'broken')
}

export function verdictsOf(proposal: SeatProposal, guestId: string): readonly SeatVerdict[] {
  return proposal.verdicts.filter(({ guests }) => guests.includes(guestId))
}

/** The tables with guests, in the order of their names. */
export function proposedTables(
  proposal: SeatProposal,
  guests: ReadonlyMap<string, Guest>,
  placeOf: (seatId: string) => SeatPlace | undefined,
): readonly ProposedTable[] {
  const seats = new Map(proposal.seats.map(({ guest, seat }) => [guest, seat]))
  const satisfied = satisfactionOf(proposal.verdicts)
  const tables = new Map<string, { name: string; guests: ProposedGuest[] }>()
  for (const guest of guests.values()) {
    const now = guest.seat?.id
    const seatId = seats.has(guest.id) ? seats.get(guest.id) : now
    const place = seatId === undefined ? undefined : placeOf(seatId)
    if (seatId === undefined || place === undefined) continue
    const isChanged = seatId !== now
    const row: ProposedGuest = {
      ...{ guest, seatId, isChanged, seatLabel: place.seatLabel },
      ...(satisfied.get(guest.id) ?? { satisfaction: 'none', broken: [] }),
      from: isChanged ? now : undefined,
    }
    const table = tables.get(place.table.id)
    if (table === undefined)
      tables.set(place.table.id, { name: tableText(place.table), guests: [row] })
    else table.guests.push(row)
  }
  return [...tables]
    .map(([id, { name, guests: rows }]) => ({
      ...{ id, name, share: shareOf(rows) },
      guests: rows.sort((a, b) => compareTexts(a.seatLabel, b.seatLabel)),
    }))
    .sort((a, b) => compareTexts(a.name, b.name))
}

function shareOf(guests: readonly ProposedGuest[]): number | undefined {
  const wishing = guests.filter(({ satisfaction }) => satisfaction !== 'none')
  const kept = wishing.filter(({ satisfaction }) => satisfaction === 'kept')
  return wishing.length === 0 ? undefined : Math.round((100 * kept.length) / wishing.length)
}

/** What verdicts mean for each guest whom they are about. */
export function satisfactionOf(verdicts: readonly SeatVerdict[]): ReadonlyMap<string, Satisfied> {
  const marks = new Map<string, { kept: number; broken: number[] }>()
  const numbers = new Map(brokenOf({ verdicts }).map((verdict, at) => [verdict, at + 1]))
  for (const verdict of verdicts) {
    if (verdict.state !== 'kept' && verdict.state !== 'broken') continue
    const number = numbers.get(verdict)
    for (const id of verdict.guests) {
      const mark = marks.get(id) ?? { kept: 0, broken: [] }
      if (number === undefined) mark.kept += 1
      else mark.broken.push(number)
      marks.set(id, mark)
    }
  }
  const satisfaction = (kept: number, broken: number): Satisfaction =>
    broken === 0 ? 'kept' : kept === 0 ? 'broken' : 'partly'
  const each = [...marks].map(([id, { kept, broken }]) => {
    return [id, { satisfaction: satisfaction(kept, broken.length), broken }] as const
  })
  return new Map(each)
}

/** Counts of guests for the legend of the plan. */
export function satisfactionCounts(
  tables: readonly ProposedTable[],
): Record<Satisfaction | 'changed', number> {
  const counts = { kept: 0, partly: 0, broken: 0, none: 0, changed: 0 }
  for (const { guests } of tables) {
    for (const { satisfaction, isChanged } of guests) {
      counts[satisfaction] += 1
      if (isChanged) counts.changed += 1
    }
  }
  return counts
}
