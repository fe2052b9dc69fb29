/* The corners of an outline as numbers, for people who do not drag them. */
import { Plus, Trash2 } from 'lucide-react'

import type { Point } from '@/plan/types'
import { IconButton } from '@/ui/IconButton'
import { LengthField } from '@/canvas/fields/LengthField'
import { useRowKeys } from '@/features/designer/room/use-row-keys'
import { addCorner, removeCorner } from '@/canvas/shapes/corners'

const FEWEST = 3

export function CornerList({
  points,
  onChange,
}: {
  readonly points: readonly Point[]
  readonly onChange: (points: readonly Point[]) => void
}) {
  const rows = useRowKeys(points.length)
  const set = (index: number, change: Partial<Point>): void => {
    onChange(points.map((point, each) => (each === index ? { ...point, ...change } : point)))
  }
  return (
    <ol className="flex flex-col gap-2">
      {points.map((point, index) => {
        const number = String(index + 1)
        return (
          <li
            key={rows.keys[index]}
            className="grid grid-cols-[1fr_1fr_auto_auto] items-end gap-1.5"
          >
            <LengthField
              label={`${number} X`}
              value={{ kind: 'same', value: point.x }}
              onCommit={(x) => {
                set(index, { x })
              }}
            />
            <LengthField
              label={`${number} Y`}
              value={{ kind: 'same', value: point.y }}
              onCommit={(y) => {
                set(index, { y })
              }}
            />
            <IconButton
              label={`Add a corner after ${number}`}
              onClick={() => {
                rows.insert(index + 1)
                onChange(addCorner(points, index))
              }}
            >
              <Plus aria-hidden />
            </IconButton>
            <IconButton
              label={`Delete corner ${number}`}
              disabled={points.length <= FEWEST}
              onClick={() => {
                rows.remove(index)
                onChange(removeCorner(points, index))
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        )
      })}
    </ol>
  )
}
