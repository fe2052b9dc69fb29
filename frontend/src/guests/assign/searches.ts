/* The searches of auto-assign: for a seating, and for one that keeps a wish which a proposal breaks. */
import type { SearchOptions } from '@/guests/assign/options'
import { factsAfter, insisting } from '@/guests/assign/wish-costs'
import { eventJson, type SeatingFacts } from '@/plan/seat-search/event-json'
import { searchSeats, type RunningSeatSearch } from '@/plan/seat-search/search'
import type { SeatProposal } from '@/plan/types'

/** What is searched in. */
export type SearchWorld = { planJson: string; facts: SeatingFacts }

/** Milliseconds of a search: a few seconds, and more for many guests. */
export function searchTime(guests: number): number {
  return Math.min(9_000, 3_000 + 6 * guests)
}

type How = { time: number; seed: number; onBetter: (best: SeatProposal) => void }

export function findSeats(
  { planJson, facts }: SearchWorld,
  options: SearchOptions,
  { time, seed, onBetter }: How,
): RunningSeatSearch {
  const { keepParties, maxMoves, ...may } = options
  const search = {
    ...{ ...may, splitParties: !keepParties, time, seed },
    ...(maxMoves === undefined ? {} : { maxMoves }),
  }
  return searchSeats({ planJson, eventJson: eventJson(facts), search }, onBetter)
}

/** Starts from a proposal. Guests who may not move stay, and so does each one more than a limit of moves allows. */
export function findSeatsForWish(
  { planJson, facts }: SearchWorld,
  options: SearchOptions,
  from: { proposal: SeatProposal; wishId: string },
  how: How,
): RunningSeatSearch {
  const after = insisting(factsAfter(facts, from.proposal, options), from.wishId)
  const may = {
    ...options,
    ...{ moveSeated: true, moveHand: options.moveHand && options.maxMoves === undefined },
    maxMoves: undefined,
  }
  return findSeats({ planJson, facts: after }, may, how)
}
