/* What a command would do to guests, found out on a copy of the plan. */
import type { Command } from '@/plan/types'
import type { SeatedGuest } from '@/plan/sync'
import type { Env } from '@/canvas/env'

/** Returns the guests who would lose their seats; throws when the plan would refuse the command. */
export function guestsLosingSeats(designer: Env, command: Command): SeatedGuest[] {
  if (designer.seating.getState().bySeat.size === 0) return []
  const copy = designer.module.open(designer.plan.session().toJson())
  try {
    const { removedSeats, addedSeats } = copy.apply(command)
    const back = new Set(addedSeats)
    return designer.editing.seatedAt(removedSeats.filter((seat) => !back.has(seat)))
  } finally {
    copy.free()
  }
}
