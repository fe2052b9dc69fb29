/* A proposal in words: who gets a seat, who moves, who is left and why, and which wishes are broken. */
import { Check, Play, Undo2, X } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'

import type { Guest } from '@/api/schema'
import { changesOf, type ProposedChange } from '@/guests/assign/changes'
import { ConflictNotice } from '@/guests/assign/ConflictNotice'
import { ScoreCurve } from '@/guests/assign/ScoreCurve'
import type { SearchOptions, SearchStage, SeatSearchRun } from '@/guests/assign/use-seat-search'
import { fullName } from '@/guests/names'
import { counted } from '@/lib/words'
import type { SeatProposal, SeatVerdict } from '@/plan/types'
import { Button } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'

type Props = {
  stage: Extract<SearchStage, { kind: 'proposal' }>
  options: SearchOptions
  search: SeatSearchRun
  guests: ReadonlyMap<string, Guest>
  placeText: (seatId: string) => string
  onApply: (proposal: SeatProposal) => Promise<void>
}

export function ProposalView({ stage, options, search, guests, placeText, onApply }: Props) {
  const { proposal, insisted } = stage
  const [isApplying, setApplying] = useState(false)
  const { newly, moving } = useMemo(() => changesOf(proposal, guests), [proposal, guests])
  const broken = proposal.verdicts.filter(({ state }) => state === 'broken')
  const isChange = newly.length + moving.length > 0
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="flex flex-col gap-3 p-3">
          <ScoreCurve curve={curveOf(stage)} time={stage.curve.at(-1)?.at ?? 1} />
          <p role="status" className="rounded-control bg-success-soft px-3 py-2 text-sm">
            <span className="block font-semibold">{seatedText(newly.length, moving.length)}</span>
            {stage.isStopped && 'The search was stopped; this is the best seating so far.'}
          </p>
          {insisted !== undefined && (
            <Insisted {...{ stage, search }} before={insisted.before} wishId={insisted.wishId} />
          )}
        </div>
        {proposal.conflict !== undefined && (
          <div className="px-3">
            <ConflictNotice conflict={proposal.conflict} />
          </div>
        )}
        <Broken verdicts={broken} {...{ proposal, options, search }} />
        <Left proposal={proposal} guests={guests} />
        {moving.length > 0 && (
          <Part title={`${counted(moving.length, 'guest')} would move`}>
            <Changes {...{ guests, placeText }} changes={moving} />
          </Part>
        )}
        {newly.length > 0 && (
          <Part title={counted(newly.length, 'new seat')}>
            <Changes {...{ guests, placeText }} changes={newly} />
          </Part>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2 border-t border-border p-3">
        <Button
          variant="primary"
          className="col-span-2"
          disabled={!isChange}
          pending={isApplying}
          pendingLabel="Applying..."
          onClick={() => {
            setApplying(true)
            void onApply(proposal).finally(() => {
              setApplying(false)
            })
          }}
        >
          <Check aria-hidden />
          Apply
        </Button>
        <Button
          onClick={() => {
            search.improve(options, proposal)
          }}
        >
          <Play aria-hidden />
          Keep improving
        </Button>
        <Button onClick={search.discard}>
          <X aria-hidden />
          Discard
        </Button>
      </div>
    </>
  )
}

function curveOf({ curve, proposal }: Props['stage']) {
  return curve.length > 0
    ? [...curve, { at: Infinity, kept: proposal.kept }]
    : [{ at: 0, kept: proposal.kept }]
}

function seatedText(newly: number, moving: number): string {
  const seats = newly === 0 ? 'No one gets a new seat' : `${counted(newly, 'guest')} seated`
  return `${seats}, ${moving === 0 ? 'no one moves' : `${counted(moving, 'guest')} would move`}`
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-border">
      <Disclosure title={title}>{children}</Disclosure>
    </div>
  )
}

type BrokenProps = {
  verdicts: readonly SeatVerdict[]
  proposal: SeatProposal
  options: SearchOptions
  search: SeatSearchRun
}

function Broken({ verdicts, proposal, options, search }: BrokenProps) {
  if (verdicts.length === 0) return null
  return (
    <section className="border-t border-border p-3">
      <h3 className="mb-2 text-sm font-semibold">
        {counted(verdicts.length, 'wish', 'wishes')} broken
      </h3>
      <ul className="flex flex-col gap-2">
        {verdicts.map(({ wish, text, detail }) => (
          <li key={wish ?? text} className="flex items-start gap-2 text-sm">
            <p className="min-w-0 flex-1 break-words">
              {text}
              <span className="block text-xs text-muted">{detail}</span>
            </p>
            {wish !== undefined && text.endsWith('if possible') && (
              <Button
                size="sm"
                aria-label={`Try to keep: ${text}`}
                onClick={() => {
                  search.insist(options, proposal, wish)
                }}
              >
                Try it
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What it costs to keep one wish. */
function Insisted({
  stage,
  search,
  before,
  wishId,
}: {
  stage: Props['stage']
  search: SeatSearchRun
  before: SeatProposal
  wishId: string
}) {
  const { proposal } = stage
  const key = ({ wish, text }: SeatVerdict): string => wish ?? text
  const was = new Set(before.verdicts.filter(({ state }) => state === 'broken').map(key))
  const isKept = proposal.verdicts.some(({ wish, state }) => wish === wishId && state === 'kept')
  const more = proposal.verdicts.filter((each) => each.state === 'broken' && !was.has(key(each)))
  const moved = proposal.moved - before.moved
  const costs = [
    ...more.map(({ text }) => `breaks “${text}”`),
    ...(moved > 0 ? [`moves ${counted(moved, 'more guest')}`] : []),
  ]
  return (
    <div className="rounded-control border border-border px-3 py-2 text-sm">
      <p>
        {isKept
          ? `Keeping the wish ${costs.length === 0 ? 'costs nothing' : costs.join(' and ')}.`
          : 'No seating was found that keeps the wish.'}
      </p>
      <Button
        size="sm"
        className="mt-2"
        onClick={() => {
          search.show(before)
        }}
      >
        <Undo2 aria-hidden />
        Back to the seating before
      </Button>
    </div>
  )
}

function Left({
  proposal,
  guests,
}: {
  proposal: SeatProposal
  guests: ReadonlyMap<string, Guest>
}) {
  const left = leftOf(proposal)
  if (left.length === 0) return null
  return (
    <section className="border-t border-border p-3">
      <h3 className="mb-2 text-sm font-semibold">{counted(left.length, 'guest')} left, and why</h3>
      <ul className="flex flex-col gap-2 text-sm">
        {left.map(({ guest, reason }) => (
          <li key={guest}>
            <bdi>{nameOf(guests, guest)}</bdi>
            <span className="block text-xs text-muted">{reason}</span>
          </li>
        ))}
      </ul>
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

function Changes({
  changes,
  guests,
  placeText,
}: {
  changes: readonly ProposedChange[]
  guests: ReadonlyMap<string, Guest>
  placeText: (seatId: string) => string
}) {
  return (
    <ul className="flex flex-col gap-1.5 py-1 text-sm">
      {changes.map(({ guestId, from, to }) => (
        <li key={guestId}>
          <bdi>{nameOf(guests, guestId)}</bdi>
          <span className="block text-xs text-muted">
            {from !== undefined && `${placeText(from)} → `}
            {to === undefined ? 'no seat' : placeText(to)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function nameOf(guests: ReadonlyMap<string, Guest>, id: string): string {
  const guest = guests.get(id)
  return guest === undefined ? 'A removed guest' : fullName(guest)
}
