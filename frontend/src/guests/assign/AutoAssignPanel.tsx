/*
 * Auto-assign in the open: options, a search that can be stopped, and a proposal that is applied or discarded. It asks for
 * the plan and says what to do; the screen around it shows the proposal and writes the seats.
 */
import { Square, Sparkles, X } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { Guest } from '@/api/schema'
import { ProposalView } from '@/guests/assign/ProposalView'
import { ScoreCurve } from '@/guests/assign/ScoreCurve'
import {
  usualOptions,
  useSeatSearch,
  type SearchOptions,
  type SearchStage,
  type SearchWorld,
} from '@/guests/assign/use-seat-search'
import type { SeatProposal } from '@/plan/types'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { FormAlert } from '@/ui/FormAlert'
import { Input } from '@/ui/Input'

export type AutoAssignProps = {
  /** The plan with its guests and wishes, as they are when a search begins. */
  world: () => SearchWorld | Promise<SearchWorld>
  guests: ReadonlyMap<string, Guest>
  placeText: (seatId: string) => string
  /** Shows a seating before it is applied; undefined shows the seats of the moment again. */
  onPreview?: (proposal: SeatProposal | undefined) => void
  /** Resolves once the seats are given. */
  onApply: (proposal: SeatProposal) => Promise<void>
  onClose: () => void
  /** Something around it has the title and the way out. */
  isBare?: boolean
}

export function AutoAssignPanel(props: AutoAssignProps) {
  const { onPreview, onClose, isBare = false } = props
  const search = useSeatSearch(props.world)
  const { stage } = search
  const [options, setOptions] = useState(usualOptions)
  const shown =
    stage.kind === 'proposal' ? stage.proposal : stage.kind === 'searching' ? stage.best : undefined
  useEffect(() => {
    onPreview?.(shown)
  }, [onPreview, shown])
  useEffect(() => () => onPreview?.(undefined), [onPreview])
  return (
    <section aria-label="Auto-assign" className="flex min-h-0 flex-1 flex-col">
      {!isBare && (
        <div className="flex items-center gap-2 border-b border-border py-2 pr-2 pl-3">
          <h2 className="min-w-0 flex-1 text-base font-semibold">
            {stage.kind === 'proposal' ? 'Proposal' : 'Auto-assign'}
          </h2>
          <Button variant="ghost" size="icon-sm" aria-label="Close auto-assign" onClick={onClose}>
            <X aria-hidden />
          </Button>
        </div>
      )}
      {stage.kind === 'searching' && <Searching stage={stage} onStop={search.stop} />}
      {stage.kind === 'proposal' && (
        <ProposalView
          {...{ stage, options, search }}
          guests={props.guests}
          placeText={props.placeText}
          onApply={props.onApply}
        />
      )}
      {(stage.kind === 'options' || stage.kind === 'failed') && (
        <form
          className="flex min-h-0 flex-1 flex-col"
          onSubmit={(event) => {
            event.preventDefault()
            search.start(options)
          }}
        >
          <div className="flex flex-1 flex-col gap-3 overflow-y-auto p-3">
            <p className="text-sm text-muted">
              Finds seats for everyone who waits and keeps as many wishes as it can. Nothing changes
              until you apply the proposal.
            </p>
            <Options options={options} onChange={setOptions} />
            {stage.kind === 'failed' && <FormAlert message={stage.problem} />}
          </div>
          <div className="border-t border-border p-3">
            <Button type="submit" variant="primary" className="w-full">
              <Sparkles aria-hidden />
              Find seats
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

function Options({
  options,
  onChange,
}: {
  options: SearchOptions
  onChange: (options: SearchOptions) => void
}) {
  const set = (part: Partial<SearchOptions>): void => {
    onChange({ ...options, ...part })
  }
  const moves = options.moveSeated || options.moveHand
  return (
    <>
      <Checkbox
        label="Keep parties together"
        checked={options.keepParties}
        onChange={(keepParties) => {
          set({ keepParties })
        }}
      />
      <Checkbox
        label="Only guests who said yes"
        checked={options.onlyAttending}
        onChange={(onlyAttending) => {
          set({ onlyAttending })
        }}
      />
      <Checkbox
        label="May move guests seated automatically"
        checked={options.moveSeated}
        onChange={(moveSeated) => {
          set({ moveSeated })
        }}
      />
      <Checkbox
        label="May move guests seated by hand"
        checked={options.moveHand}
        onChange={(moveHand) => {
          set({ moveHand })
        }}
      />
      {moves && (
        <Field label="Move at most" hint="Leave it empty for no limit.">
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={0}
              max={10_000}
              value={options.maxMoves ?? ''}
              onChange={(event) => {
                const typed = event.target.valueAsNumber
                set({ maxMoves: Number.isNaN(typed) ? undefined : Math.max(0, Math.round(typed)) })
              }}
            />
          )}
        </Field>
      )}
    </>
  )
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
      <p role="status" className="text-sm text-muted">
        {best === undefined || seated === undefined
          ? 'Looking for seats...'
          : `${String(seated)} of ${String(best.seats.length)} guests have a seat. ${String(best.kept)} % of the wishes are kept.`}
      </p>
      <ScoreCurve curve={curve} time={time} isRunning />
      <Button onClick={onStop}>
        <Square aria-hidden />
        Stop and keep the best
      </Button>
    </div>
  )
}
