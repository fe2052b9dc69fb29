/* What the sheet of guests is about: guests in hand, the open chair, the selected table, or none of them. */
import type { ElementView } from '@/plan/types'
import { usePlanState, useSelection, useView } from '@/canvas/context'
import { pickedGuest } from '@/canvas/store/hand'

export interface SheetSubject {
  /** Another value for each guest, chair and table. */
  readonly about: string | undefined
  readonly isCard: boolean
  readonly seat: string | undefined
  readonly table: ElementView | undefined
}

const NONE = { isCard: false, seat: undefined, table: undefined } as const

export function useSheetSubject(): SheetSubject {
  const guest = useView(pickedGuest)
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const seat = useSelection((state) => state.seat)
  const only = useSelection(({ ids }) => (ids.length === 1 ? ids[0] : undefined))
  const table = usePlanState(({ elements }) => {
    const element = only === undefined ? undefined : elements.get(only)
    return element !== undefined && element.seats.length > 0 ? element : undefined
  })
  const about = guest ?? (isReadOnly ? undefined : (seat ?? table?.id))
  const isCard = guest === undefined && about !== undefined
  return isCard ? { about, isCard, seat, table } : { ...NONE, about }
}
