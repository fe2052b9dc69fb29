/* The number of chairs on each side of tables with four sides. */
import { useId } from 'react'

import type { ElementView } from '@/plan/types'
import { Button } from '@/ui/Button'
import { useDesigner } from '@/canvas/context'
import { NumberField } from '@/canvas/fields/NumberField'
import { shared } from '@/canvas/fields/shared'
import { setSide, sidesOf, type TableSide } from '@/canvas/edits/set-chairs'
import { setProperties } from '@/canvas/edits/set-fields'

/** Each side with its largest number of chairs (document 2, section 5). */
const SIDES: readonly (readonly [label: string, side: TableSide, most: number])[] = [
  ['Top', 'top', 10],
  ['Bottom', 'bottom', 10],
  ['Left', 'left', 2],
  ['Right', 'right', 2],
]

export function SideFields({ tables }: { readonly tables: readonly ElementView[] }) {
  const designer = useDesigner()
  const title = useId()
  const byHand = tables.filter((table) => table.chairDistribution !== undefined)
  return (
    <div role="group" aria-labelledby={title}>
      <div className="mb-1 flex items-center justify-between gap-2">
        <span id={title} className="text-sm font-medium">
          Chairs per side
        </span>
        <Button
          size="sm"
          variant="ghost"
          disabled={byHand.length === 0}
          onClick={() => {
            setProperties(designer, byHand, { chairDistribution: null })
          }}
        >
          Distribute evenly
        </Button>
      </div>
      <div className="grid grid-cols-4 gap-2">
        {SIDES.map(([label, side, most]) => (
          <NumberField
            key={side}
            label={label}
            whole
            value={shared(tables, (table) => sidesOf(designer, table)[side])}
            min={0}
            max={most}
            onCommit={(number) => {
              setSide(designer, tables, side, number)
            }}
          />
        ))}
      </div>
    </div>
  )
}
