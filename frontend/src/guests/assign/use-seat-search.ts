/* A search for seats as a panel follows it: options, progress, and the seating that may be applied. */
import { useCallback, useEffect, useRef, useState } from 'react'

import { eventJson, type SeatingFacts } from '@/plan/desk/event-json'
import { searchSeats, type SeatSearching } from '@/plan/desk/search'
import type { SeatProposal } from '@/plan/types'

/** What may be done. */
export type SearchOptions = {
  keepParties: boolean
  onlyAttending: boolean
  moveSeated: boolean
  moveHand: boolean
  /** Guests with a seat who may get another one. */
  maxMoves: number | undefined
}

export const usualOptions: SearchOptions = {
  ...{ keepParties: true, onlyAttending: false, moveSeated: false, moveHand: false },
  maxMoves: undefined,
}

/** How good the seating was after so many milliseconds. */
export type CurvePoint = { at: number; kept: number }

export type SearchStage =
  | { kind: 'options' }
  | {
      kind: 'searching'
      best: SeatProposal | undefined
      curve: readonly CurvePoint[]
      time: number
      since: number
    }
  | {
      kind: 'proposal'
      proposal: SeatProposal
      curve: readonly CurvePoint[]
      /** The wish that was insisted on, and the seating without that. */
      insisted: { wishId: string; before: SeatProposal } | undefined
      isStopped: boolean
    }
  | { kind: 'failed'; problem: string }

/** What is searched in. */
export type SearchWorld = { planJson: string; facts: SeatingFacts }

/** Milliseconds of a search: a few seconds, and more for many guests. */
export function searchTime(guests: number): number {
  return Math.min(20_000, 3_000 + 12 * guests)
}

export type SeatSearchRun = ReturnType<typeof useSeatSearch>

export function useSeatSearch(world: () => SearchWorld | Promise<SearchWorld>) {
  const [stage, setStage] = useState<SearchStage>({ kind: 'options' })
  const running = useRef<SeatSearching>(undefined)
  const seed = useRef(0)
  useEffect(
    () => () => {
      running.current?.stop()
    },
    [],
  )

  const search = useCallback(
    async (options: SearchOptions, from?: SeatProposal, wishId?: string) => {
      try {
        const { planJson, facts } = await world()
        const time = searchTime(facts.guests.length)
        const since = performance.now()
        const curve: CurvePoint[] = []
        const note = (best: SeatProposal | undefined): void => {
          if (best !== undefined) curve.push({ at: performance.now() - since, kept: best.kept })
          setStage({ kind: 'searching', best, curve: [...curve], time, since })
        }
        note(undefined)
        seed.current += 1
        const task = {
          planJson,
          eventJson: eventJson(wishId === undefined ? facts : insisting(facts, wishId)),
          search: {
            ...{ moveSeated: options.moveSeated, moveHand: options.moveHand },
            ...{ onlyAttending: options.onlyAttending, splitParties: !options.keepParties },
            ...(options.maxMoves === undefined ? {} : { maxMoves: options.maxMoves }),
            ...{ time, seed: seed.current },
          },
        }
        running.current = searchSeats(task, note)
        const found = await running.current.result
        running.current = undefined
        if (found === undefined) {
          setStage({ kind: 'options' })
          return
        }
        const isFirst = from === undefined || wishId !== undefined || isBetter(found, from)
        setStage({
          kind: 'proposal',
          proposal: isFirst ? found : from,
          curve,
          insisted:
            wishId === undefined || from === undefined ? undefined : { wishId, before: from },
          isStopped: !found.done,
        })
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        setStage({ kind: 'failed', problem })
      }
    },
    [world],
  )

  return {
    stage,
    start: (options: SearchOptions) => {
      void search(options)
    },
    /** Searches once more and keeps the better seating. */
    improve: (options: SearchOptions, from: SeatProposal) => {
      void search(options, from)
    },
    /** Searches for a seating that keeps one wish. */
    insist: (options: SearchOptions, from: SeatProposal, wishId: string) => {
      void search(options, from, wishId)
    },
    /** Returns to an earlier seating. */
    show: (proposal: SeatProposal) => {
      setStage({ kind: 'proposal', proposal, curve: [], insisted: undefined, isStopped: false })
    },
    stop: () => {
      running.current?.stop()
    },
    discard: () => {
      setStage({ kind: 'options' })
    },
  }
}

/** The wish becomes a rule. */
function insisting(facts: SeatingFacts, wishId: string): SeatingFacts {
  const wishes = facts.wishes.map((wish) =>
    wish.id === wishId ? { ...wish, strength: 'must' as const } : wish,
  )
  return { ...facts, wishes }
}

function isBetter({ score: a }: SeatProposal, { score: b }: SeatProposal): boolean {
  const differs = a.findIndex((part, at) => part !== b[at])
  return differs >= 0 && (a[differs] ?? 0) < (b[differs] ?? 0)
}
