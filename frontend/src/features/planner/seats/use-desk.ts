/* What the seating desk knows, for components: it is asked anew once plan, seats or wishes have changed. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'

import type { Wish } from '@/api/schema'
import type {
  ElementView,
  SeatConflict,
  SeatExplanation,
  SeatHint,
  SeatVerdict,
} from '@/plan/types'
import { nameOf } from '@/features/planner/describe'
import {
  useDesigner,
  useInteraction,
  usePlanState,
  useSeating,
  useView,
} from '@/features/planner/designer/context'
import { messages } from '@/features/planner/messages'
import { guestsInHand } from '@/features/planner/store/view'

/** The guests whom the next chair or table is for, dragged ones included. */
export function useHand(): readonly string[] {
  const dragged = useInteraction((state) => (state.kind === 'seating' ? state.guest : undefined))
  const inHand = useView(useShallow(guestsInHand))
  return useMemo(() => (dragged === undefined ? inHand : [dragged]), [dragged, inHand])
}

/** What each free seat is worth to the guests in hand, by the first seat. */
export function useHints(): ReadonlyMap<string, SeatHint> {
  const hand = useHand()
  const moment = useMoment()
  return useMemo(
    () => new Map(moment.desk.hints(hand).map((hint) => [hint.seats[0] ?? '', hint])),
    [hand, moment],
  )
}

/** Which wishes, parties and needs are kept. */
export function useVerdicts(): readonly SeatVerdict[] {
  const moment = useMoment()
  return useMemo(() => moment.desk.verdicts(), [moment])
}

/** Rules that cannot all be kept, whoever sits where. */
export function useConflict(): SeatConflict | undefined {
  const moment = useMoment()
  return useMemo(() => moment.desk.conflict(), [moment])
}

export function useExplanation(guestId: string): SeatExplanation | undefined {
  const moment = useMoment()
  return useMemo(() => moment.desk.explain(guestId), [guestId, moment])
}

/** The desk, another value whenever it would answer otherwise. */
function useMoment() {
  const { desk } = useDesigner()
  const seating = useSeating((state) => state)
  const elements = usePlanState((state) => state.elements)
  const wishes = useStore(desk.wishes)
  return useMemo(() => ({ desk, seating, elements, wishes }), [desk, seating, elements, wishes])
}

/** Tables that a wish keeps as they are, by id. */
export function useLockedTables(): ReadonlySet<string> {
  const wishes = useWishList()
  return useMemo(() => {
    const locks = wishes.filter(({ kind }) => kind === 'lock')
    return new Set(locks.flatMap(({ tableId }) => tableId ?? []))
  }, [wishes])
}

/** Why those at a table stay where they are; undefined while they can be seated elsewhere. */
export function useLockReason(table: ElementView | undefined): string | undefined {
  const locked = useLockedTables()
  if (table === undefined || !locked.has(table.id)) return undefined
  return messages.tableLocked(nameOf(table)).title
}

/** The wishes of the event. */
export function useWishList(): readonly Wish[] {
  return useStore(useDesigner().desk.wishes, (state) => state.wishes)
}
