/* A proposal in words: how many get a seat, who moves, who is left and why, and what each broken wish would cost. */
import { Check, Play, Sparkles, X } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'

import type { Guest } from '@/api/schema'
import { BrokenWishes, TriedWish } from '@/guests/assign/BrokenWishes'
import { changesOf } from '@/guests/assign/changes'
import { ConflictNotice } from '@/guests/assign/ConflictNotice'
import { proposedTables } from '@/guests/assign/proposed-tables'
import { ScoreCurve } from '@/guests/assign/ScoreCurve'
import { TablesOfProposal } from '@/guests/assign/TablesOfProposal'
import type { ProposalStage, SeatSearchRun } from '@/guests/assign/use-seat-search'
import { NamesByReason } from '@/guests/NamesByReason'
import { fullName } from '@/guests/names'
import type { SeatPlace } from '@/guests/pending-moves'
import { placeText, tableText } from '@/guests/places'
import { countNoun } from '@/lib/words'
import type { SeatProposal } from '@/plan/types'
import { Button } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'

type Props = {
  stage: ProposalStage
  /** The options of the next search. */
  options: ReactNode
  /** The id of the form with the options, when they are others than those of the proposal. */
  nextSearch: string | undefined
  search: SeatSearchRun
  guests: ReadonlyMap<string, Guest>
  placeOf: (seatId: string) => SeatPlace | undefined
  /** The seats are listed elsewhere. */
  hasList: boolean
  onApply: (proposal: SeatProposal, known: readonly Guest[]) => Promise<void>
  onDiscard: () => void
}

export function ProposalView(props: Props) {
  const { stage, options, search, guests, placeOf, hasList } = props
  const { proposal } = stage
  const { newly, moving } = useMemo(() => changesOf(proposal, guests), [proposal, guests])
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="flex flex-col gap-3 p-3">
          <ScoreCurve curve={stage.curve} time={stage.took} kept={proposal.kept} />
          <p className="rounded-control bg-success-soft px-3 py-2 text-sm">
            <span className="block font-semibold">{seatedText(newly.length, moving.length)}</span>
            {stage.isStopped && 'The search was stopped; this is the best seating so far.'}
          </p>
          <TriedWish {...{ stage, search }} />
        </div>
        {proposal.conflict !== undefined && (
          <div className="px-3">
            <ConflictNotice conflict={proposal.conflict} />
          </div>
        )}
        <BrokenWishes {...{ stage, search }} />
        <Left proposal={proposal} guests={guests} />
        {!hasList && newly.length + moving.length > 0 && (
          <div className="border-t border-border">
            <Disclosure title="New seats">
              <Seats {...{ proposal, guests, placeOf }} />
            </Disclosure>
          </div>
        )}
        {options}
      </div>
      <Footer {...props} isChange={newly.length + moving.length > 0} />
    </>
  )
}

/** Once the options are others, the proposal has to be looked for again before it can be applied. */
function Footer(props: Props & { isChange: boolean }) {
  const { stage, search, nextSearch, isChange, onApply, onDiscard } = props
  const [isApplying, setApplying] = useState(false)
  return (
    <div className="flex flex-wrap gap-2 border-t border-border p-3">
      {nextSearch === undefined ? (
        <>
          <Button
            variant="primary"
            className="w-full"
            disabled={!isChange}
            pending={isApplying}
            pendingLabel="Assigning..."
            onClick={() => {
              setApplying(true)
              void onApply(stage.proposal, stage.world.facts.guests).finally(() => {
                setApplying(false)
              })
            }}
          >
            <Check aria-hidden />
            Apply
          </Button>
          <Button
            className="flex-auto px-2"
            onClick={() => {
              search.improve(stage)
            }}
          >
            <Play aria-hidden />
            Keep improving
          </Button>
        </>
      ) : (
        <Button type="submit" form={nextSearch} variant="primary" className="w-full">
          <Sparkles aria-hidden />
          Find seats
        </Button>
      )}
      <Button className="flex-auto px-2" onClick={onDiscard}>
        <X aria-hidden />
        Discard
      </Button>
    </div>
  )
}

function seatedText(newly: number, moving: number): string {
  if (newly + moving === 0) return 'Everyone keeps the seat they have'
  const seats = newly === 0 ? 'No one gets a new seat' : `${countNoun(newly, 'guest')} seated`
  return `${seats}, ${moving === 0 ? 'no one moves' : `${countNoun(moving, 'guest')} would move`}`
}

function Left({ proposal, guests }: Pick<Props, 'guests'> & { proposal: SeatProposal }) {
  const left = leftOf(proposal).map(({ guest, reason }) => ({
    ...{ guestId: guest, reason },
    name: nameOf(guests, guest),
  }))
  if (left.length === 0) return null
  return (
    <section className="border-t border-border p-3">
      <h3 className="mb-1 text-sm font-semibold">
        {countNoun(left.length, 'guest')} left, and why
      </h3>
      <p className="mb-3 text-xs text-muted">
        Add chairs on the floor plan or change these guests, then search again.
      </p>
      <NamesByReason guests={left} />
    </section>
  )
}

/** A search that was stopped has not said yet why guests are left. */
function leftOf({ left, seats, done }: SeatProposal): SeatProposal['left'] {
  if (done) return left
  const open = seats.filter(({ seat }) => seat === undefined)
  return open.map(({ guest }) => ({
    guest,
    reason: 'The search was stopped before a seat was found.',
  }))
}

type SeatsProps = Pick<Props, 'guests' | 'placeOf'> & { proposal: SeatProposal }

function Seats({ proposal, guests, placeOf }: SeatsProps) {
  const tables = useMemo(
    () => proposedTables(proposal, guests, placeOf),
    [proposal, guests, placeOf],
  )
  const text = (seatId: string): string => {
    const place = placeOf(seatId)
    return place === undefined ? 'another seat' : placeText(tableText(place.table), place.seatLabel)
  }
  return <TablesOfProposal {...{ proposal, tables }} placeText={text} className="-mx-4 max-h-80" />
}

function nameOf(guests: ReadonlyMap<string, Guest>, id: string): string {
  const guest = guests.get(id)
  return guest === undefined ? 'A removed guest' : fullName(guest)
}
