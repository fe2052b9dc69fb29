/*
 * A note under the name of each table: how many seats are free or that it is locked, or the share of guests whose wishes a
 * proposal keeps.
 */
import { useMemo } from 'react'

import type { ElementView } from '@/plan/types'
import { usePlanState, useSeating, useView } from '@/canvas/context'
import { PlanOverlay } from '@/features/seating/PlanOverlay'
import { NOTE_HEIGHT, noteOn } from '@/features/seating/table-note'
import { useLockedTables } from '@/features/seating/use-seat-advisor'
import type { Proposed } from '@/features/seating/use-proposed'

export function TableNotes({ proposed }: { readonly proposed: Proposed | undefined }) {
  const camera = useView((state) => state.camera)
  const size = useView((state) => state.size)
  const elements = usePlanState((state) => state.elements)
  const tables = useMemo(
    () => [...elements.values()].filter(({ isTable, seats }) => isTable && seats.length > 0),
    [elements],
  )
  const wordsOf = useWords(proposed)
  return (
    <PlanOverlay>
      {tables.map((table) => {
        const words = wordsOf(table)
        const at = words === '' ? undefined : noteOn(table, words, camera, size)
        return at === undefined ? null : (
          <g key={table.id} transform={at.transform}>
            <rect
              x={-at.width / 2}
              y={-NOTE_HEIGHT / 2}
              width={at.width}
              height={NOTE_HEIGHT}
              rx={NOTE_HEIGHT / 2}
              className="fill-surface opacity-85"
            />
            <text dy="0.35em" textAnchor="middle" className="fill-muted text-[10px]">
              {words}
            </text>
          </g>
        )
      })}
    </PlanOverlay>
  )
}

function useWords(proposed: Proposed | undefined): (table: ElementView) => string {
  const locked = useLockedTables()
  const bySeat = useSeating((state) => state.bySeat)
  return useMemo(() => {
    if (proposed?.isShown === true) {
      const shares = new Map(proposed.tables.map(({ id, share }) => [id, share]))
      return ({ id }) => {
        if (locked.has(id)) return 'locked'
        const share = shares.get(id)
        return share === undefined ? '' : `${String(share)} %`
      }
    }
    return ({ id: table, seats }) => {
      if (locked.has(table)) return 'locked'
      const free = seats.filter(({ id }) => !bySeat.has(id)).length
      return free === 0 ? 'full' : `${String(free)} free`
    }
  }, [proposed, locked, bySeat])
}
