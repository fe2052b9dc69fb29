/* The guest on a chair, with Unassign, or a picker for one. Shared by the card beside the chair and the column. */
import { UserRound } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'

import { answerText } from '@/guests/rsvp'
import { Button } from '@/ui/Button'
import { loadable } from '@/ui/loadable'
import { Tooltip } from '@/ui/Tooltip'
import { closeChair } from '@/canvas/actions/close-top'
import type { OpenSeat } from '@/canvas/viewport/overlay/use-open-seat'
import { useDesigner, useSeating, useView } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { focusPlan } from '@/canvas/focus/focus-plan'
import type { Guest } from '@/api/schema'
import { fullName } from '@/guests/names'
import { focusSeat } from '@/canvas/store/selection'
import { closeLayer } from '@/canvas/store/layer'

/** The search for a guest, loaded while the screen is idle. */
export const guestPicker = loadable(
  async () => (await import('@/features/seating/GuestPicker')).GuestPicker,
)

export function ChairBody({
  open,
  onCancel,
  locked,
  children,
}: {
  readonly open: OpenSeat
  readonly onCancel: () => void
  /** Why the guest on the chair cannot be changed. */
  readonly locked?: string | undefined
  /** Further actions for the guest on the chair. */
  readonly children?: ReactNode
}) {
  const designer = useDesigner()
  const guest = useSeating((state) => state.bySeat.get(open.seat.id))
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  if (guest !== undefined) return <Seated {...{ guest, locked }}>{children}</Seated>
  if (isReadOnly || locked !== undefined) {
    return (
      <p className="p-3 text-sm text-muted">
        This seat is free.{locked !== undefined && ` ${locked}.`}
      </p>
    )
  }
  return (
    <guestPicker.Part
      key={open.seat.id}
      open={open}
      onDone={() => {
        goOn(designer, open)
      }}
      onCancel={onCancel}
    />
  )
}

/** Each fact keeps its own text direction. */
function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <p className="text-xs text-muted">
      {facts.map((fact, place) => (
        <Fragment key={place}>
          {place > 0 && ' · '}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </p>
  )
}

/** Opens the next free chair of the table after a guest was seated, unless the person has left the chair since. */
function goOn(designer: Env, open: OpenSeat): void {
  if (designer.selection.getState().seat !== open.seat.id) return
  const { bySeat } = designer.seating.getState()
  const { seats } = open.element
  const at = seats.findIndex((seat) => seat.id === open.seat.id)
  const next = [...seats.slice(at + 1), ...seats.slice(0, at)].find((seat) => !bySeat.has(seat.id))
  if (next === undefined) {
    closeChair(designer)
  } else {
    focusSeat(designer.selection, open.element.id, next.id)
    closeLayer(designer.view, 'guest-picker')
  }
  focusPlan()
}

interface SeatedProps {
  readonly guest: Guest
  readonly locked: string | undefined
  readonly children: ReactNode
}

function Seated({ guest, locked, children }: SeatedProps) {
  const { seats } = useDesigner()
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const own = [guest.company, guest.party?.name, guest.meal, guest.dietary, guest.mobile]
  const facts = [answerText(guest), ...own].filter(
    (fact): fact is string => fact !== undefined && fact !== '',
  )
  return (
    <div className="p-3">
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-chair-assigned text-chair-assigned-ink">
          <UserRound aria-hidden className="size-4" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <p className="truncate text-sm font-medium">
            <bdi>{fullName(guest)}</bdi>
          </p>
          <Facts facts={facts} />
        </div>
      </div>
      {!isReadOnly && (
        <Tooltip inactive={locked}>
          <Button
            size="sm"
            className="mt-3 w-full"
            onClick={() => {
              void seats.unseat([guest.id]).then(focusPlan)
            }}
          >
            Unassign
          </Button>
        </Tooltip>
      )}
      {children}
    </div>
  )
}
