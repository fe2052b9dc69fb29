/* The heading of a party that waits for seats. It can be chosen before a chair or table, and so the party sits there. */
import { useMemo, type ReactNode } from 'react'

import { cn } from '@/ui/class-names'
import { useDesigner, useSeating, useView } from '@/canvas/context'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { announce } from '@/canvas/text/messages'
import { pickUp, putDown } from '@/canvas/store/hand'
import { needsSeat } from '@/guests/seating'

interface Props {
  readonly name: string
  /** Shown beside a party that can be chosen. */
  readonly sign: ReactNode
  /** Wraps the heading of a party that can be chosen. */
  readonly wrap?: (heading: ReactNode, guestIds: readonly string[]) => ReactNode
}

export function PartyChoice({ name, sign, wrap = (heading) => heading }: Props) {
  const designer = useDesigner()
  const guests = useSeating((state) => state.guests)
  const ids = useMemo(() => {
    const members = guests.filter((guest) => guest.party?.name === name && needsSeat(guest))
    return members.map(({ id }) => id)
  }, [guests, name])
  const chosen = useView(
    ({ hand }) => hand.kind === 'picked' && hand.guests.length > 1 && ids.includes(hand.guests[0]),
  )
  if (ids.length < 2) {
    return (
      <p className="flex h-8 items-end gap-2 px-2 pb-1 text-xs font-semibold text-muted">
        <bdi className="min-w-0 truncate">{name}</bdi>
        {ids.length > 0 && <span className="tabular-nums">{ids.length}</span>}
      </p>
    )
  }
  return wrap(
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => {
        if (chosen) putDown(designer.view)
        else {
          pickUp(designer.view, ids)
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
      {chosen ? 'Choose a table' : sign}
    </button>,
    ids,
  )
}
