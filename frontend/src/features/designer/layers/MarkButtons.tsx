/* Show or hide, lock or unlock: the same two buttons for one object and for a whole category. */
import { Eye, EyeOff, Lock, LockOpen } from 'lucide-react'

import type { ElementView } from '@/plan/types'
import { cn } from '@/ui/class-names'
import { useDesigner } from '@/canvas/context'
import { isMarked, markLabel, toggleMark } from '@/features/designer/layers/layer-edits'

interface Props {
  readonly all: readonly ElementView[]
  readonly name: string
  readonly position: number
  /** The column that has the tab stop, when this row has it. */
  readonly column: number | undefined
}

const MARKS = [
  { mark: 'hidden', on: EyeOff, off: Eye },
  { mark: 'locked', on: Lock, off: LockOpen },
] as const

export function MarkButtons({ all, name, position, column }: Props) {
  const designer = useDesigner()
  return MARKS.map(({ mark, on, off }, index) => {
    const marked = isMarked(mark, all)
    const Icon = marked ? on : off
    const label = markLabel(mark, all, name)
    return (
      <button
        key={mark}
        type="button"
        aria-label={label}
        title={label}
        data-cell={`${String(position)}-${String(index + 1)}`}
        tabIndex={column === index + 1 ? 0 : -1}
        className={cn(
          'grid h-full w-7 shrink-0 place-items-center rounded-control transition-colors duration-120 hover:bg-surface-2 hover:text-text focus-visible:-outline-offset-2 pointer-coarse:w-11',
          marked ? 'text-text' : 'text-muted opacity-70',
        )}
        onClick={() => {
          toggleMark(designer, mark, all, name)
        }}
      >
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
    )
  })
}
