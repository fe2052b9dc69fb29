/* One guest of a list beside the plan. Choosing one takes the guest in hand, or shows their seat. */
import type { Guest } from '@/api/schema'
import { dietText } from '@/guests/diets'
import { GuestRow } from '@/guests/GuestRow'
import { fullName } from '@/guests/names'
import { answerText } from '@/guests/rsvp'
import { isSeated } from '@/guests/seating'
import { cn } from '@/ui/class-names'
import { guestsInHand, pickUp, putDown } from '@/canvas/store/hand'
import { isAssigningSeats, setAssigning } from '@/canvas/store/surface'
import { seatAt, seatWords } from '@/canvas/text/describe'
import { useDesigner, usePlanState, useView } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { chooseSeat } from '@/canvas/edits/effects'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { announce } from '@/canvas/text/messages'

export function AttendeeButton({
  guest,
  isUnderParty = false,
  showsSeated = false,
}: {
  readonly guest: Guest
  /** The heading of the party is above, so that it need not be repeated. */
  readonly isUnderParty?: boolean
  /** Choosing a seated guest shows the seat, also while guests are being seated. */
  readonly showsSeated?: boolean
}) {
  const designer = useDesigner()
  const inHand = useView((state) => guestsInHand(state).includes(guest.id))
  const isReadOnly = useView((state) => state.surface.kind === 'read')
  const seatId = guest.seat?.id
  const place = usePlanState(({ elements }) =>
    seatId === undefined ? undefined : seatWords(elements, seatId),
  )
  return (
    <button
      type="button"
      aria-pressed={isReadOnly ? undefined : inHand}
      disabled={isReadOnly && !isSeated(guest)}
      onClick={() => {
        if (showsSeated && guest.seat != null) showSeat(designer, guest.seat.id)
        else choose(designer, guest)
      }}
      className={cn(
        'flex h-10 min-w-0 flex-1 items-center gap-3 rounded-control px-2 text-left text-sm transition-colors duration-120 enabled:hover:bg-surface-2',
        inHand && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <GuestRow
        guest={guest}
        place={inHand ? 'Choose a chair' : place}
        detail={<bdi>{detailOf(guest, isUnderParty)}</bdi>}
      />
    </button>
  )
}

/** “Attending · Ruiz family”; the diet of a seated guest, whose place is where it would be otherwise. */
function detailOf(guest: Guest, isUnderParty: boolean): string {
  const party = isUnderParty ? '' : (guest.party?.name ?? '')
  const diet = isSeated(guest) ? dietText(guest) : ''
  return [answerText(guest), party, diet].filter((text) => text !== '').join(' · ')
}

function choose(designer: Env, guest: Guest): void {
  const view = designer.view.getState()
  const { compact } = view
  const assigning = isAssigningSeats(view)
  const [inHand, ...more] = guestsInHand(view)
  if ((assigning || compact) && inHand === guest.id && more.length === 0) {
    putDown(designer.view)
  } else if (assigning || guest.seat == null) {
    // A small screen is always for seating and has no mode to leave.
    if (!compact) setAssigning(designer.view, true)
    pickUp(designer.view, [guest.id])
    designer.announcer.say(announce.assignOn(fullName(guest)))
  } else {
    showSeat(designer, guest.seat.id)
  }
}

function showSeat(designer: Env, seatId: string): void {
  const at = seatAt(designer.plan.state.getState().elements, seatId)
  if (at === undefined) return
  putDown(designer.view)
  designer.camera.reveal(at.table)
  chooseSeat(designer, at.table.id, seatId)
  focusPlan()
}
