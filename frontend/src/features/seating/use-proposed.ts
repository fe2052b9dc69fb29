/* The proposal of auto-assign beside the plan: by table, with the guests of the moment. */
import { useMemo } from 'react'
import { useStore } from 'zustand'

import { proposedTables, type ProposedTable } from '@/guests/assign/proposed-tables'
import type { SeatProposal } from '@/plan/types'
import { useDesigner, usePlanState, useSeating } from '@/canvas/context'
import { seatPlace } from '@/canvas/edits/seating-ports'

export interface Proposed {
  readonly proposal: SeatProposal
  readonly tables: readonly ProposedTable[]
  /** The plan shows it, and not the seats of the moment. */
  readonly isShown: boolean
}

export function useProposed(): Proposed | undefined {
  const { proposal, isShown } = useStore(useDesigner().seatProposal)
  const guests = useSeating((state) => state.byId)
  const elements = usePlanState((state) => state.elements)
  const tables = useMemo(() => {
    if (proposal === undefined) return []
    return proposedTables(proposal, guests, (seatId) => seatPlace(elements, seatId))
  }, [proposal, guests, elements])
  return useMemo(
    () => (proposal === undefined ? undefined : { proposal, tables, isShown }),
    [proposal, tables, isShown],
  )
}
