/* Over the plan while a proposal is looked at: now or proposed, and what the marks mean. */
import { useMemo, type ReactNode } from 'react'

import { satisfactionCounts } from '@/guests/assign/proposed-tables'
import { Segmented } from '@/ui/Segmented'
import { useDesigner } from '@/canvas/context'
import { MARKS, ProposalMark, type MarkKind } from '@/features/seating/ProposalMark'
import type { Proposed } from '@/features/seating/use-proposed'

const words: Readonly<Record<MarkKind, string>> = {
  kept: 'All kept',
  partly: 'Some kept',
  broken: 'Broken',
}

interface Props {
  readonly proposed: Proposed
  /** Instead of what the marks about wishes mean. */
  readonly legend: ReactNode
}

export function ProposalBar({ proposed, legend }: Props) {
  const designer = useDesigner()
  const { proposal, tables, isShown } = proposed
  const counts = useMemo(() => satisfactionCounts(tables), [tables])
  return (
    <div className="flex h-10 shrink-0 items-center gap-x-4 border-b border-border bg-surface px-3 text-xs whitespace-nowrap text-muted pointer-coarse:h-13">
      {legend ?? (
        <ul className="grid min-w-0 flex-1 grid-cols-[auto_auto] justify-start gap-x-3 overflow-hidden xl:flex xl:gap-x-4">
          {MARKS.map((kind) => (
            <Key key={kind} words={words[kind]} count={counts[kind]}>
              <ProposalMark kind={kind} />
            </Key>
          ))}
          <Key words="No wishes" count={counts.none}>
            <circle r={7} className="fill-none stroke-border-strong" strokeWidth={1.5} />
          </Key>
          <Key words="New seat" count={counts.changed}>
            <circle r={7} className="fill-none stroke-accent" strokeWidth={2.5} />
          </Key>
        </ul>
      )}
      <Segmented
        legend="Seats on the plan"
        hideLegend
        className="w-44 shrink-0"
        value={isShown ? 'proposed' : 'now'}
        options={[
          { value: 'now', label: 'Now' },
          { value: 'proposed', label: 'Proposed' },
        ]}
        onChange={(value) => {
          designer.proposeSeats({ proposal, isShown: value === 'proposed' })
        }}
      />
    </div>
  )
}

type KeyProps = { readonly words: string; readonly count: number; readonly children: ReactNode }

function Key({ words: text, count, children }: KeyProps) {
  return (
    <li className="flex min-w-0 items-center gap-1 xl:gap-1.5">
      <svg aria-hidden viewBox="-9 -9 18 18" className="size-4 shrink-0 xl:size-4.5">
        {children}
      </svg>
      <span className="truncate">{text}</span>{' '}
      <span className="font-semibold text-text tabular-nums">{count}</span>
    </li>
  )
}
