/*
 * Auto-assign in the open: a search that starts at once and can be stopped, then a proposal that is applied, discarded or
 * searched for again with other options. The screen around it shows the proposal and writes the seats.
 */
import { Square, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

import type { Guest } from '@/api/schema'
import { ProposalView } from '@/guests/assign/ProposalView'
import { ScoreCurve } from '@/guests/assign/ScoreCurve'
import { sameOptions, usualOptions } from '@/guests/assign/options'
import { SearchOptionsForm } from '@/guests/assign/SearchOptionsForm'
import type { SearchWorld } from '@/guests/assign/searches'
import { useSeatSearch, type SearchStage } from '@/guests/assign/use-seat-search'
import type { SeatPlace } from '@/guests/pending-moves'
import { isNotComing } from '@/guests/seating'
import type { SeatProposal } from '@/plan/types'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { FormAlert } from '@/ui/FormAlert'

type AutoAssignProps = {
  /** The plan with its guests and wishes, as they are when a search begins. */
  world: () => SearchWorld | Promise<SearchWorld>
  guests: ReadonlyMap<string, Guest>
  placeOf: (seatId: string) => SeatPlace | undefined
  /** The plan has a chair. */
  hasSeats: boolean
  /** Shows a seating before it is applied; undefined shows the seats of the moment again. */
  onPreview?: (proposal: SeatProposal | undefined) => void
  /** Resolves once the seats are given. */
  /** Applies a proposal that was made for guests with these seats. */
  onApply: (proposal: SeatProposal, known: readonly Guest[]) => Promise<void>
  onClose: () => void
  /** Something around it has the title and the way out. */
  isBare?: boolean
}

export function AutoAssignPanel(props: AutoAssignProps) {
  const { onPreview, onClose, isBare = false } = props
  const nothing = nothingToDo(props)
  const search = useSeatSearch(props.world)
  const { stage, start } = search
  const [options, setOptions] = useState(usualOptions)
  const shown =
    stage.kind === 'proposal' ? stage.proposal : stage.kind === 'searching' ? stage.best : undefined
  useEffect(() => {
    onPreview?.(shown)
  }, [onPreview, shown])
  useEffect(() => () => onPreview?.(undefined), [onPreview])
  useStartOnce(nothing === undefined, () => {
    start(usualOptions)
  })
  const formId = useId()
  const isOutdated = stage.kind === 'proposal' && !sameOptions(options, stage.options)
  const form = (
    <SearchOptionsForm
      id={formId}
      {...{ options }}
      hasButton={stage.kind !== 'proposal'}
      onChange={setOptions}
      onSearch={() => {
        start(options)
      }}
    />
  )
  return (
    <section
      aria-label="Auto-assign"
      className={cn('flex min-h-0 flex-1 flex-col', isBare && 'px-3')}
    >
      <p role="status" className="sr-only">
        {nothing ?? announcement(stage)}
      </p>
      {!isBare && (
        <div className="flex items-center gap-2 border-b border-border py-2 pr-2 pl-3">
          <h2 className="min-w-0 flex-1 text-base font-semibold">
            {nothing === undefined && stage.kind === 'proposal' ? 'Proposal' : 'Auto-assign'}
          </h2>
          <Button variant="ghost" size="icon-sm" aria-label="Close auto-assign" onClick={onClose}>
            <X aria-hidden />
          </Button>
        </div>
      )}
      {nothing !== undefined ? (
        <p className="p-3 text-sm">{nothing}</p>
      ) : (
        <>
          {' '}
          {stage.kind === 'searching' && <Searching stage={stage} onStop={search.stop} />}
          {stage.kind === 'proposal' && (
            <ProposalView
              {...{ stage, search }}
              options={form}
              nextSearch={isOutdated ? formId : undefined}
              guests={props.guests}
              placeOf={props.placeOf}
              hasList={onPreview !== undefined}
              onApply={props.onApply}
              onDiscard={onClose}
            />
          )}
          {(stage.kind === 'options' || stage.kind === 'failed') && (
            <div className="overflow-y-auto">
              {stage.kind === 'failed' && (
                <div className="p-3">
                  <FormAlert message={stage.problem} />
                </div>
              )}
              {form}
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** What screen readers hear: a search reports too often for them. */
function announcement(stage: SearchStage): string {
  if (stage.kind === 'searching') return 'Looking for seats'
  if (stage.kind !== 'proposal') return ''
  return `The proposal is ready. It keeps ${String(stage.proposal.kept)} % of the wishes.`
}

/** Why a search would be for nothing. */
function nothingToDo({ guests, hasSeats }: AutoAssignProps): string | undefined {
  if (![...guests.values()].some((guest) => !isNotComing(guest))) {
    return 'There are no guests to seat.'
  }
  return hasSeats ? undefined : 'The plan has no seats yet.'
}

/** Runs something once it can be, also where React mounts the panel twice. */
function useStartOnce(can: boolean, start: () => void): void {
  const run = useRef<() => void>(start)
  useEffect(() => {
    if (!can) return
    run.current()
    run.current = () => undefined
  }, [can])
}

function Searching({
  stage,
  onStop,
}: {
  stage: Extract<SearchStage, { kind: 'searching' }>
  onStop: () => void
}) {
  const { best, curve, time } = stage
  const seated = best?.seats.filter(({ seat }) => seat !== undefined).length
  return (
    <div className="flex flex-1 flex-col gap-3 p-3">
      <p className="text-sm text-muted">
        {best === undefined || seated === undefined
          ? 'Looking for seats...'
          : `${String(seated)} of ${String(best.seats.length)} guests have a seat. ${String(best.kept)} % of the wishes are kept.`}
      </p>
      <ScoreCurve curve={curve} time={time} />
      <Button onClick={onStop}>
        <Square aria-hidden />
        Stop and keep the best
      </Button>
    </div>
  )
}
