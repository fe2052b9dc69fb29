/* What it would cost to keep a wish that a proposal breaks: a short search from the proposal with the wish as a rule. */
import type { SearchOptions } from '@/guests/assign/options'
import { countNoun } from '@/lib/words'
import type { SeatingFacts } from '@/plan/seat-search/event-json'
import type { SeatProposal, SeatVerdict } from '@/plan/types'

/** A seating that keeps the wish with what that does, such as “costs nothing”; or, without one, why not as a sentence. */
export type WishCost = { proposal: SeatProposal | undefined; text: string }

/** By the id of the wish, as far as they are known. */
export type WishCosts = ReadonlyMap<string, WishCost>

/** The seats of a proposal as those of the moment; guests whom the options hold in place stay. */
export function factsAfter(
  facts: SeatingFacts,
  proposal: SeatProposal,
  options: SearchOptions,
): SeatingFacts {
  const seats = new Map(proposal.seats.map(({ guest, seat }) => [guest, seat]))
  const { moveSeated, moveHand, maxMoves } = options
  // Each further guest who moves would count against a limit.
  const stays = maxMoves !== undefined || !(moveSeated || moveHand)
  const guests = facts.guests.map((guest) => {
    const seat = seats.has(guest.id) ? seats.get(guest.id) : guest.seat?.id
    if (seat === undefined) {
      const waiting = { ...guest }
      delete waiting.seat
      return waiting
    }
    const isNew = guest.seat?.id !== seat
    const byHand = !isNew && (guest.seat?.byHand === true || stays)
    return { ...guest, seat: { id: seat, seatNumber: 0, seatLabel: '', byHand } }
  })
  return { ...facts, guests }
}

/** The wish becomes a rule. */
export function insisting(facts: SeatingFacts, wishId: string): SeatingFacts {
  const wishes = facts.wishes.map((wish) =>
    wish.id === wishId ? { ...wish, strength: 'must' as const } : wish,
  )
  return { ...facts, wishes }
}

/** Compares a seating that was made to keep a wish with the one before. */
export function costOf(before: SeatProposal, after: SeatProposal, wishId: string): WishCost {
  const verdict = after.verdicts.find(({ wish }) => wish === wishId)
  if (verdict?.state !== 'kept') return { proposal: undefined, text: whyNot(after, verdict?.text) }
  const costs = [
    ...movedText(seatsThatDiffer(before, after)),
    ...unseatedText(unseatedOf(after) - unseatedOf(before)),
    ...newlyBroken(before, after).map((text) => `break “${text}”`),
  ]
  return {
    proposal: after,
    text: costs.length === 0 ? 'costs nothing' : `would ${costs.join(' and ')}`,
  }
}

function whyNot({ conflict }: SeatProposal, wish = ''): string {
  // Other rules may contradict each other without this one.
  const texts = conflict?.rules.map(({ text }) => text) ?? []
  if (conflict === undefined || !texts.includes(wish)) return 'No seating that keeps it was found.'
  return `It cannot be kept: ${conflict.reason === '' ? texts.join('; ') : conflict.reason}`
}

function movedText(count: number): string[] {
  return count === 0 ? [] : [`seat ${countNoun(count, 'guest')} elsewhere`]
}

function unseatedText(count: number): string[] {
  return count <= 0 ? [] : [`leave ${countNoun(count, 'guest')} without a seat`]
}

function seatsThatDiffer(before: SeatProposal, after: SeatProposal): number {
  const seats = new Map(before.seats.map(({ guest, seat }) => [guest, seat]))
  return after.seats.filter(({ guest, seat }) => seats.has(guest) && seats.get(guest) !== seat)
    .length
}

function unseatedOf({ seats }: SeatProposal): number {
  return seats.filter(({ seat }) => seat === undefined).length
}

function newlyBroken(before: SeatProposal, after: SeatProposal): string[] {
  const was = new Set(before.verdicts.filter(({ state }) => state === 'broken').map(key))
  return after.verdicts
    .filter((verdict) => verdict.state === 'broken' && !was.has(key(verdict)))
    .map(({ text }) => text)
}

function key({ wish, text }: SeatVerdict): string {
  return wish ?? text
}
