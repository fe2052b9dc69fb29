/* The steps of an event: what is done, what is missing, and where to continue. All numbers are counts. */
import type { Event, Progress } from '@/api/schema'
import { ofEvent, paths } from '@/lib/paths'
import { count, countNoun } from '@/lib/words'

/** Exactly one step is next, unless all are done or skipped. */
type StepState = 'done' | 'skipped' | 'next' | 'waiting'

export const stepNames = ['Room', 'Guests', 'Seats', 'Invitations', 'Print'] as const
export type StepName = (typeof stepNames)[number]

export type Step = {
  readonly name: StepName
  readonly state: StepState
  readonly text: string
  /** Done so far, 0 to 1. */
  readonly share: number
  readonly action: string
  readonly to: string
}

type Facts = {
  readonly event: Event
  readonly tables: number
  readonly progress: Progress
  /** Steps that this event does without. */
  readonly skipped?: readonly StepName[]
}

type Draft = Omit<Step, 'state'>

/** The five steps in their order. */
export function stepsOf(facts: Facts): readonly Step[] {
  const drafts = [room(facts), guests(facts), seats(facts), invitations(facts), print(facts)]
  const { skipped = [] } = facts
  const next = drafts.find(({ name, share }) => share < 1 && !skipped.includes(name))
  return drafts.map((draft) => ({ ...draft, state: stateOf(draft, next, skipped) }))
}

function stateOf(draft: Draft, next: Draft | undefined, skipped: readonly StepName[]): StepState {
  if (draft.share >= 1) return 'done'
  if (skipped.includes(draft.name)) return 'skipped'
  return draft === next ? 'next' : 'waiting'
}

/** Guests who need a seat: those who accepted, or everyone who did not decline while no one has accepted yet. */
function expected({ guests, seated }: Progress): { readonly all: number; readonly seated: number } {
  if (guests.attending > 0) return { all: guests.attending, seated: seated.attending }
  return {
    all: guests.maybe + guests.noAnswer,
    seated: seated.maybe + seated.noAnswer,
  }
}

function room({ event, tables, progress }: Facts): Draft {
  const { all } = expected(progress)
  const missing = Math.max(0, all - event.seatCount)
  const size = `${countNoun(tables, 'table')}, ${countNoun(event.seatCount, 'seat')}`
  const isEmpty = event.seatCount === 0
  return {
    name: 'Room',
    text: isEmpty ? 'No seats yet' : missing > 0 ? `${size}, ${count(missing)} too few` : size,
    share: isEmpty ? 0 : missing > 0 ? event.seatCount / all : 1,
    action: isEmpty ? 'Draw the room' : `Add ${countNoun(missing, 'seat')}`,
    to: ofEvent(paths.floorPlanner, event.id),
  }
}

function guests({ event, progress }: Facts): Draft {
  const diets = progress.withDiet === 0 ? '' : `, ${count(progress.withDiet)} with a diet`
  return {
    name: 'Guests',
    text: event.guestCount === 0 ? 'No guests yet' : countNoun(event.guestCount, 'guest') + diets,
    share: event.guestCount === 0 ? 0 : 1,
    action: 'Add guests',
    to: ofEvent(paths.guestManagement, event.id),
  }
}

function seats({ event, progress }: Facts): Draft {
  const { all, seated } = expected(progress)
  const missing = Math.max(0, all - seated)
  const who = progress.guests.attending > 0 ? 'who said yes' : 'on the list'
  return {
    name: 'Seats',
    text:
      all === 0
        ? 'A seat for each guest'
        : missing === 0
          ? `All ${count(all)} ${who} have a seat`
          : `${count(missing)} ${who} ${missing === 1 ? 'has' : 'have'} no seat`,
    share: all === 0 ? 0 : seated / all,
    action: `Seat ${countNoun(missing, 'guest')}`,
    to: `${ofEvent(paths.floorPlanner, event.id)}&seating=1`,
  }
}

function invitations({ event, progress }: Facts): Draft {
  const { attending, maybe, declined, noAnswer } = progress.guests
  const answered = attending + maybe + declined
  const isBegun = progress.invited + answered > 0
  return {
    name: 'Invitations',
    text: isBegun
      ? `${count(progress.invited)} sent, ${count(answered)} answered`
      : 'None sent yet',
    share: event.guestCount === 0 ? 0 : answered / event.guestCount,
    action: isBegun ? `Remind ${count(noAnswer)}` : 'Send invitations',
    to: `${ofEvent(paths.guestManagement, event.id)}&tab=email-campaigns`,
  }
}

function print({ event, progress }: Facts): Draft {
  return {
    name: 'Print',
    text: progress.printedAt === null ? 'Board, place cards, kitchen sheet' : 'Sheets are printed',
    share: progress.printedAt === null ? 0 : 1,
    action: 'Choose sheets',
    to: ofEvent(paths.exportPlans, event.id),
  }
}
