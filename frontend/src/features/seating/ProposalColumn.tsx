/* While a proposal is looked at, its seats by table are where the guests are otherwise. */
import { useMemo } from 'react'

import { satisfactionCounts } from '@/guests/assign/proposed-tables'
import { TablesOfProposal } from '@/guests/assign/TablesOfProposal'
import { countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { seatWords } from '@/canvas/text/describe'
import { useDesigner, usePlanState } from '@/canvas/context'
import { tableOfSeat } from '@/canvas/seats/seating'
import { focusSeat } from '@/canvas/store/selection'
import { uprightBox } from '@/canvas/shapes/placed'
import type { Proposed } from '@/features/seating/use-proposed'

export function ProposalColumn({ proposed }: { readonly proposed: Proposed }) {
  const designer = useDesigner()
  const elements = usePlanState((state) => state.elements)
  const { proposal, tables } = proposed
  const changed = useMemo(() => satisfactionCounts(tables).changed, [tables])
  return (
    <section
      id="seating-list"
      aria-label="New seats"
      className="flex w-80 shrink-0 flex-col border-r border-border bg-surface"
    >
      <div className="px-3 py-2.5">
        <p className="flex items-center gap-2">
          <span className="flex-1 text-base font-semibold">New seats</span>
          <Badge tone="info">{countNoun(changed, 'guest')}</Badge>
        </p>
        <p className="mt-0.5 text-xs text-muted">Choose a guest to see why.</p>
      </div>
      <TablesOfProposal
        {...{ proposal, tables }}
        placeText={(seatId) => seatWords(elements, seatId)}
        onChoose={(seatId) => {
          const table = elements.get(tableOfSeat(seatId))
          if (table === undefined) return
          focusSeat(designer.selection, table.id, seatId)
          designer.camera.reveal(uprightBox(table))
        }}
        className="flex-1"
      />
    </section>
  )
}
