/* A search for seats as a panel follows it: options, progress, and the seating that may be applied. */
import { useEffect, useRef, useState } from 'react'

import type { SearchOptions } from '@/guests/assign/options'
import { findSeats, findSeatsForWish, searchTime, type SearchWorld } from '@/guests/assign/searches'
import { costOf, type WishCost, type WishCosts } from '@/guests/assign/wish-costs'
import type { RunningSeatSearch } from '@/plan/seat-search/search'
import type { SeatProposal } from '@/plan/types'

/** The quality of the seating after `at` milliseconds. */
export type CurvePoint = { at: number; kept: number }

/** A wish that is kept because it was insisted on: the seating without that, and what is different now. */
type Insisted = { before: SeatProposal; cost: WishCost }

export type SearchStage =
  | { kind: 'options' }
  | {
      kind: 'searching'
      best: SeatProposal | undefined
      curve: readonly CurvePoint[]
      time: number
    }
  | {
      kind: 'proposal'
      proposal: SeatProposal
      /** What the proposal was made in, and what it was allowed. */
      world: SearchWorld
      options: SearchOptions
      curve: readonly CurvePoint[]
      /** Milliseconds that the search took. */
      took: number
      insisted?: Insisted | undefined
      /** Why the wish that was insisted on last is not kept. */
      refused?: string | undefined
      /** Wishes for which no seating was found, whose cost was not known before. */
      tried: WishCosts
      isStopped: boolean
    }
  | { kind: 'failed'; problem: string }

export type ProposalStage = Extract<SearchStage, { kind: 'proposal' }>

export type SeatSearchRun = ReturnType<typeof useSeatSearch>

const NONE: WishCosts = new Map()

const STARTING: SearchStage = { kind: 'searching', best: undefined, curve: [], time: 1 }

/** The first search is to be started at once. */
export function useSeatSearch(ask: () => SearchWorld | Promise<SearchWorld>) {
  const [stage, setStage] = useState<SearchStage>(STARTING)
  const running = useRef<RunningSeatSearch>(undefined)
  const seed = useRef(0)
  useEffect(
    () => () => {
      running.current?.stop()
    },
    [],
  )

  const run = async (
    begin: (world: SearchWorld, how: Parameters<typeof findSeats>[2]) => RunningSeatSearch,
    known?: SearchWorld,
  ) => {
    setStage(STARTING)
    const world = known ?? (await ask())
    const time = searchTime(world.facts.guests.length)
    const since = performance.now()
    const curve: CurvePoint[] = []
    const onBetter = (best: SeatProposal): void => {
      curve.push({ at: performance.now() - since, kept: best.kept })
      setStage({ kind: 'searching', best, curve: [...curve], time })
    }
    seed.current += 1
    running.current = begin(world, { time, seed: seed.current, onBetter })
    const found = await running.current.result
    running.current = undefined
    return { world, found, curve, took: performance.now() - since }
  }

  const search = async (options: SearchOptions, from?: SeatProposal) => {
    const { found, ...rest } = await run((world, how) => findSeats(world, options, how))
    if (found === undefined) {
      setStage({ kind: 'options' })
      return
    }
    const proposal = from === undefined || isBetter(found, from) ? found : from
    setStage({ kind: 'proposal', proposal, options, ...rest, tried: NONE, isStopped: !found.done })
  }

  const searchForWish = async (stage: ProposalStage, wishId: string) => {
    const { proposal: before, world, options } = stage
    const from = { proposal: before, wishId }
    const begin = (world: SearchWorld, how: Parameters<typeof findSeats>[2]) =>
      findSeatsForWish(world, options, from, how)
    const { found } = await run(begin, world)
    if (found === undefined) {
      setStage(stage)
      return
    }
    const cost = costOf(before, found, wishId)
    // A search that was stopped does not prove that no such seating exists.
    const tried = found.done ? new Map([...stage.tried, [wishId, cost]]) : stage.tried
    setStage(
      cost.proposal === undefined ? { ...stage, refused: cost.text, tried } : withCost(stage, cost),
    )
  }

  const failing = (work: Promise<void>): void => {
    void work.catch((error: unknown) => {
      setStage({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) })
    })
  }

  return {
    stage,
    start: (options: SearchOptions) => {
      failing(search(options))
    },
    /** Searches once more and keeps the better seating. */
    improve: ({ options, proposal }: ProposalStage) => {
      failing(search(options, proposal))
    },
    /** Shows a seating that keeps one wish, and searches for it where its cost is not known yet. */
    insist: (stage: ProposalStage, wishId: string, cost?: WishCost) => {
      if (cost === undefined) failing(searchForWish(stage, wishId))
      else setStage(withCost(stage, cost))
    },
    /** Returns to the seating before a wish was insisted on. */
    goBack: ({ insisted, ...stage }: ProposalStage) => {
      if (insisted !== undefined) {
        setStage({ ...stage, proposal: insisted.before, refused: undefined, tried: NONE })
      }
    },
    stop: () => {
      running.current?.stop()
    },
  }
}

function withCost(stage: ProposalStage, cost: WishCost): ProposalStage {
  const before = stage.proposal
  const proposal = cost.proposal ?? before
  return { ...stage, proposal, insisted: { before, cost }, refused: undefined, tried: NONE }
}

function isBetter({ score: a }: SeatProposal, { score: b }: SeatProposal): boolean {
  const differs = a.findIndex((part, at) => part !== b[at])
  return differs >= 0 && (a[differs] ?? 0) < (b[differs] ?? 0)
}
