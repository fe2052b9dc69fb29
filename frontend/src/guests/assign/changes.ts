/* What a proposal changes: who gets a first seat and who another one. Pure. */
import type { Guest } from '@/api/schema'
import type { SeatProposal } from '@/plan/types'

type ProposedChange = {
  guestId: string
  /** The seat of the moment. */
  from: string | undefined
  to: string | undefined
}

export function changesOf(
  { seats }: Pick<SeatProposal, 'seats'>,
  guests: ReadonlyMap<string, Guest>,
): { newly: readonly ProposedChange[]; moving: readonly ProposedChange[] } {
  const changes = seats.flatMap(({ guest, seat }): ProposedChange[] => {
    const known = guests.get(guest)
    const from = known?.seat?.id
    return known === undefined || from === seat ? [] : [{ guestId: guest, from, to: seat }]
  })
  return {
    newly: changes.filter(({ from }) => from === undefined),
    moving: changes.filter(({ from }) => from !== undefined),
  }
}
