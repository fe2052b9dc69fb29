/* One guest of a list: where they sit, or that they wait. Choosing one takes the guest in hand. */
import { rsvpText } from '@/guests/rsvp'
import { cn } from '@/ui/class-names'
import { nameOf } from '@/features/planner/describe'
import { useDesigner, usePlanState, useView } from '@/features/planner/designer/context'
import { chooseSeat } from '@/features/planner/designer/effects'
import { focusPlan } from '@/features/planner/focus-plan'
import { announce } from '@/features/planner/messages'
import { fullName, tableOfSeat, type PlannerGuest } from '@/features/planner/seating'

export function GuestRow({ guest }: { readonly guest: PlannerGuest }) {
  const designer = useDesigner()
  const inHand = useView((state) => state.guest === guest.id)
  const assigning = useView((state) => state.assigning)
  const compact = useView((state) => state.compact)
  const looking = useView((state) => state.looking)
  const place = useSeatWords(guest.seatId)
  const seated = guest.seatId !== undefined

  const choose = (): void => {
    if (assigning) {
      designer.view.setState({ guest: inHand ? undefined : guest.id })
      if (!inHand) designer.announcer.say(announce.assignOn(fullName(guest)))
    } else if (guest.seatId === undefined) {
      // A small screen is always for seating and has no mode to leave.
      designer.view.setState({ assigning: !compact, guest: guest.id })
      designer.announcer.say(announce.assignOn(fullName(guest)))
    } else {
      showSeat(guest.seatId)
    }
  }
  const showSeat = (seatId: string): void => {
    const table = designer.plan.state.getState().elements.get(tableOfSeat(seatId))
    if (table === undefined) return
    designer.camera.reveal(table)
    chooseSeat(designer, table.id, seatId)
    focusPlan()
  }
  return (
    <button
      type="button"
      aria-pressed={looking ? undefined : inHand}
      disabled={looking && !seated}
      onClick={choose}
      className={cn(
        'flex h-10 w-full items-center gap-3 rounded-control px-2 text-left text-sm transition-colors duration-120 enabled:hover:bg-surface-2',
        inHand && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <span
        aria-hidden
        className={cn(
          'size-2.5 shrink-0 rounded-full border',
          seated ? 'border-chair-assigned bg-chair-assigned' : 'border-chair-free-stroke',
        )}
      />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate leading-5">{fullName(guest)}</bdi>
        <span className="block truncate text-xs leading-4 text-muted">{rsvpText(guest.rsvp)}</span>
      </span>
      <span className="shrink-0 text-xs text-muted tabular-nums">
        <bdi>{inHand ? 'Choose a chair' : seated ? place : 'No seat'}</bdi>
      </span>
    </button>
  )
}

/** `Table 12, seat C` of a seated guest. */
function useSeatWords(seatId: string | undefined): string {
  const table = usePlanState((state) =>
    seatId === undefined ? undefined : state.elements.get(tableOfSeat(seatId)),
  )
  const seat = table?.seats.find((each) => each.id === seatId)
  return table === undefined || seat === undefined
    ? 'Seated'
    : `${nameOf(table)}, seat ${seat.label}`
}
