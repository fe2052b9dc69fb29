/* The heading of a party that waits for seats. It can be dragged to the plan, or chosen before a chair or table. */
import { GripVertical } from 'lucide-react'
import { useMemo } from 'react'

import { cn } from '@/ui/class-names'
import { useDesigner, useSeating, useView } from '@/features/planner/designer/context'
import { focusPlan } from '@/features/planner/focus-plan'
import { announce } from '@/features/planner/messages'
import { Draggable } from '@/features/planner/seats/Draggable'
import { guestsInHand } from '@/features/planner/store/view'
import { needsSeat } from '@/guests/seating'

export function PartyButton({ name }: { readonly name: string }) {
  const designer = useDesigner()
  const guests = useSeating((state) => state.guests)
  const ids = useMemo(() => {
    const members = guests.filter((guest) => guest.party?.name === name && needsSeat(guest))
    return members.map(({ id }) => id)
  }, [guests, name])
  const inHand = useView((state) => ids.length > 1 && guestsInHand(state) === state.party)
  const isChosen = useView((state) => state.guest !== undefined && ids.includes(state.guest))
  const chosen = inHand && isChosen
  if (ids.length < 2) {
    return (
      <p className="flex h-8 items-end gap-2 px-2 pb-1 text-xs font-semibold text-muted">
        <bdi className="min-w-0 truncate">{name}</bdi>
        {ids.length > 0 && <span className="tabular-nums">{ids.length}</span>}
      </p>
    )
  }
  return (
    <Draggable guestIds={ids}>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => {
          designer.view.setState(
            chosen ? { guest: undefined, party: [] } : { guest: ids[0], party: ids },
          )
          if (!chosen) {
            designer.announcer.say(announce.assignOn(name))
            focusPlan()
          }
        }}
        className={cn(
          'flex h-8 w-full items-center gap-2 rounded-control px-2 text-left text-xs font-semibold text-muted transition-colors duration-120 hover:bg-surface-2',
          chosen && 'bg-accent-soft text-accent outline-2 -outline-offset-2 outline-accent',
        )}
      >
        <bdi className="min-w-0 truncate">{name}</bdi>
        <span className="flex-1 tabular-nums">{ids.length}</span>
        {chosen ? 'Choose a table' : <GripVertical aria-hidden className="size-3.5 shrink-0" />}
      </button>
    </Draggable>
  )
}
