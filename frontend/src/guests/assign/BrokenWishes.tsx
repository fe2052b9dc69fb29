/* The wishes that a proposal breaks, what keeping each would cost, and trying that. */
import { Undo2 } from 'lucide-react'

import { brokenOf } from '@/guests/assign/proposed-tables'
import { BrokenNumber } from '@/guests/assign/TablesOfProposal'
import type { ProposalStage, SeatSearchRun } from '@/guests/assign/use-seat-search'
import { canInsist, useWishCosts } from '@/guests/assign/use-wish-costs'
import type { WishCost } from '@/guests/assign/wish-costs'
import { countNoun } from '@/lib/words'
import type { SeatVerdict } from '@/plan/types'
import { Button } from '@/ui/Button'

type Props = { stage: ProposalStage; search: SeatSearchRun }

export function BrokenWishes({ stage, search }: Props) {
  const costs = useWishCosts(stage)
  const broken = brokenOf(stage.proposal)
  if (broken.length === 0) return null
  return (
    <section className="border-t border-border p-3">
      <h3 className="mb-2 text-sm font-semibold">
        {countNoun(broken.length, 'wish', 'wishes')} broken
      </h3>
      <ol className="flex flex-col gap-2.5">
        {broken.map((verdict, at) => {
          const { wish = '', text } = verdict
          const cost = costs.get(wish)
          return (
            <li key={verdict.wish ?? text} className="flex items-start gap-2 text-sm">
              <BrokenNumber number={at + 1} />
              <WishText verdict={verdict} cost={cost} />
              {canInsist(verdict) && !isHopeless(cost) && (
                <Button
                  size="sm"
                  aria-label={`Try to keep: ${text}`}
                  onClick={() => {
                    search.insist(stage, wish, cost)
                  }}
                >
                  Try it
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A search for it has found no seating that keeps the wish. */
function isHopeless(cost: WishCost | undefined): boolean {
  return cost !== undefined && cost.proposal === undefined
}

function WishText({ verdict, cost }: { verdict: SeatVerdict; cost: WishCost | undefined }) {
  return (
    <p className="min-w-0 flex-1 break-words">
      {verdict.text}
      <span className="block text-xs text-muted">{verdict.detail}</span>
      {canInsist(verdict) && cost !== undefined && (
        <span className="block text-xs">
          {isHopeless(cost) ? cost.text : `Keeping it ${cost.text}.`}
        </span>
      )}
    </p>
  )
}

/** The result of trying to keep a wish: a seating with the way back, or why the search found no such seating. */
export function TriedWish({ stage, search }: Props) {
  const { insisted, refused } = stage
  if (insisted === undefined && refused === undefined) return null
  return (
    <div role="status" className="rounded-control border border-border px-3 py-2 text-sm">
      {refused !== undefined && <p>{refused}</p>}
      {insisted !== undefined && (
        <>
          <p>Keeping the wish {insisted.cost.text}.</p>
          <Button
            size="sm"
            className="mt-2"
            onClick={() => {
              search.goBack(stage)
            }}
          >
            <Undo2 aria-hidden />
            Back to the seating before
          </Button>
        </>
      )}
    </div>
  )
}
