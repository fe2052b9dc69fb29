/* The costs of the wishes that a proposal breaks, found one after the other while it is looked at. */
import { useEffect, useMemo, useState } from 'react'

import { brokenOf } from '@/guests/assign/proposed-tables'
import { findSeatsForWish } from '@/guests/assign/searches'
import type { ProposalStage } from '@/guests/assign/use-seat-search'
import { costOf, type WishCosts } from '@/guests/assign/wish-costs'
import type { RunningSeatSearch } from '@/plan/seat-search/search'
import type { SeatProposal, SeatVerdict } from '@/plan/types'

/** Wishes whose cost is looked for; the cost of others is found by trying. */
const WISHES_MAX = 8
/** Guests up to whom a short search finds enough. */
const GUESTS_MAX = 1_500
/** Milliseconds of a search, and more for each guest. */
const TIME = { least: 400, each: 0.5 }

/** A broken wish that can be insisted on; rules are not, as the search keeps each that can be kept. */
export function canInsist({ wish, text }: SeatVerdict): boolean {
  return wish !== undefined && text.endsWith('if possible')
}

export function useWishCosts(stage: ProposalStage): WishCosts {
  const [known, setKnown] = useState<{ of: SeatProposal; costs: WishCosts }>()
  const { proposal, world, options, tried } = stage
  useEffect(() => {
    let running: RunningSeatSearch | undefined
    const guests = world.facts.guests.length
    const open = brokenOf(proposal).filter(canInsist).slice(0, WISHES_MAX)
    const find = async (costs: WishCosts, [next, ...rest]: SeatVerdict[]): Promise<void> => {
      if (next?.wish === undefined) return
      const wishId = next.wish
      const how = { time: TIME.least + TIME.each * guests, seed: 1, onBetter: () => undefined }
      running = findSeatsForWish(world, options, { proposal, wishId }, how)
      const found = await running.result
      // A search that was stopped is one of a proposal that is gone.
      if (found?.done !== true) return
      const more = new Map([...costs, [wishId, costOf(proposal, found, wishId)]])
      setKnown({ of: proposal, costs: more })
      await find(more, rest)
    }
    // Without a worker the costs stay unknown, and “Try it” tells what failed.
    if (guests <= GUESTS_MAX) void find(new Map(), open).catch(() => undefined)
    return () => {
      running?.stop()
    }
  }, [options, proposal, world])
  return useMemo(
    () => (known?.of === proposal ? new Map([...tried, ...known.costs]) : tried),
    [known, proposal, tried],
  )
}
