/* The heading of a category, with the buttons that concern all of it. */
import { ChevronRight } from 'lucide-react'
import type { CSSProperties } from 'react'

import { MarkButtons } from '@/features/designer/layers/MarkButtons'
import type { LayerGroup } from '@/features/designer/layers/layer-list'

interface Props {
  readonly group: LayerGroup
  readonly position: number
  readonly count: number
  readonly column: number | undefined
  readonly style: CSSProperties
  readonly open: boolean
  readonly onToggle: () => void
}

export function LayerGroupRow({ group, position, count, column, style, open, onToggle }: Props) {
  return (
    <div
      role="listitem"
      aria-setsize={count}
      aria-posinset={position + 1}
      style={style}
      className="absolute inset-x-0 flex items-center border-b border-border bg-surface pr-2"
    >
      <button
        type="button"
        aria-expanded={open}
        data-cell={`${String(position)}-0`}
        tabIndex={column === 0 ? 0 : -1}
        className="flex h-full min-w-0 flex-1 items-center gap-1.5 pl-2 text-left text-xs font-semibold hover:bg-surface-2 focus-visible:-outline-offset-2"
        onClick={onToggle}
      >
        <ChevronRight
          aria-hidden
          strokeWidth={1.75}
          className={`size-4 shrink-0 text-muted ${open ? 'rotate-90' : ''}`}
        />
        <span className="truncate">{group.label}</span>
        <span className="font-normal text-muted tabular-nums">{group.members.length}</span>
      </button>
      <MarkButtons all={group.members} name={group.label} position={position} column={column} />
    </div>
  )
}
