/* Answers of the seat advisor for components, recomputed when plan, seats or wishes change. */
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
import { draggedGuest } from '@/canvas/hand/drag-guest'
import { nameOf } from '@/canvas/text/describe'
import { useDesigner, useInteraction, usePlanState, useSeating, useView } from '@/canvas/context'
import { messages } from '@/canvas/text/messages'
import { guestsInHand } from '@/canvas/store/hand'

/** Returns the guests to be seated next, including dragged ones. */
export function useHand(): readonly string[] {
  const dragged = useInteraction(draggedGuest)
  const inHand = useView(useShallow(guestsInHand))
  return useMemo(() => (dragged === undefined ? inHand : [dragged]), [dragged, inHand])
}

/** Returns the value of each free seat to the guests in hand, by the first seat. */
export function useHints(): ReadonlyMap<string, SeatHint> {
  const hand = useHand()
  const moment = useMoment()
  return useMemo(
    () => new Map(moment.desk.hints(hand).map((hint) => [hint.seats[0] ?? '', hint])),
    [hand, moment],
  )
}

/** Returns which wishes, parties and needs are kept. */
export function useVerdicts(): readonly SeatVerdict[] {
  const moment = useMoment()
  return useMemo(() => moment.desk.verdicts(), [moment])
}

/** Returns rules that cannot all be kept by any seating. */
export function useConflict(): SeatConflict | undefined {
  const moment = useMoment()
  return useMemo(() => moment.desk.conflict(), [moment])
}

export function useExplanation(guestId: string): SeatExplanation | undefined {
  const moment = useMoment()
  return useMemo(() => moment.desk.explain(guestId), [guestId, moment])
}

/** Returns the seat advisor in a new object whenever its answers may have changed. */
function useMoment() {
  const { seatAdvisor } = useDesigner()
  const seating = useSeating((state) => state)
  const elements = usePlanState((state) => state.elements)
  const wishes = useStore(seatAdvisor.wishes)
  return useMemo(
    () => ({ desk: seatAdvisor, seating, elements, wishes }),
    [seatAdvisor, seating, elements, wishes],
  )
}

/** Tables that a wish keeps as they are, by id. */
export function useLockedTables(): ReadonlySet<string> {
  const wishes = useWishList()
  return useMemo(() => {
    const locks = wishes.filter(({ kind }) => kind === 'lock')
    return new Set(locks.flatMap(({ tableId }) => tableId ?? []))
  }, [wishes])
}

/** Returns why the guests at a table cannot be moved; undefined while they can. */
export function useLockReason(table: ElementView | undefined): string | undefined {
  const locked = useLockedTables()
  if (table === undefined || !locked.has(table.id)) return undefined
  return messages.tableLocked(nameOf(table)).title
}

/** The wishes of the event. */
export function useWishList(): readonly Wish[] {
  return useStore(useDesigner().seatAdvisor.wishes, (state) => state.wishes)
}
