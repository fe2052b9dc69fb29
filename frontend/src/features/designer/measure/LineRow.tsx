/* One measurement line of the list: a click goes there, the pencil renames it. */
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'

import type { Measurement } from '@/plan/types'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/IconButton'
import { Input } from '@/ui/Input'
import { useDesigner, useView } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { endsOf, lengthOf, lineName, removeLine, renameLine } from '@/canvas/shapes/lines'
import { formatLength } from '@/canvas/text/units'
import { chooseLine, chosenLine, clearChosen, setShowLines } from '@/canvas/store/chosen'

interface Props {
  readonly line: Measurement
  readonly index: number
}

export function LineRow({ line, index }: Props) {
  const designer = useDesigner()
  const chosen = useView((state) => chosenLine(state) === line.id)
  usePrefs((prefs) => prefs.units)
  const [renaming, setRenaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const name = lineName(line, index)
  const stop = (): void => {
    setRenaming(false)
    pencil.current?.focus()
  }
  return (
    <li
      className={cn(
        'flex items-center gap-1 rounded-control pl-2',
        chosen ? 'bg-accent-soft' : 'hover:bg-surface-2',
      )}
    >
      {renaming ? (
        <NameInput line={line} name={name} onDone={stop} />
      ) : (
        <button
          type="button"
          aria-current={chosen}
          aria-label={`${name}, ${formatLength(lengthOf(line))}`}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control text-left text-sm pointer-coarse:min-h-11"
          onClick={() => {
            goTo(designer, line, name)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Delete') remove(designer, line)
          }}
        >
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <span className="font-medium tabular-nums">{formatLength(lengthOf(line))}</span>
        </button>
      )}
      <IconButton
        ref={pencil}
        label={`Rename ${name}`}
        size="icon-sm"
        onClick={() => {
          setRenaming(true)
        }}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        label={`Delete ${name}`}
        size="icon-sm"
        onClick={() => {
          remove(designer, line)
        }}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  )
}

function NameInput({
  line,
  name,
  onDone,
}: {
  readonly line: Measurement
  readonly name: string
  readonly onDone: () => void
}) {
  const designer = useDesigner()
  const [text, setText] = useState(name)
  const commit = (): void => {
    const { measurements } = designer.plan.state.getState().surroundings
    if (text.trim() !== name) {
      designer.editing.run(renameLine(measurements, line.id, text.trim()))
    }
    onDone()
  }
  return (
    <Input
      aria-label={`Name of ${name}`}
      className="h-8 flex-1"
      maxLength={60}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to write here
      autoFocus
      value={text}
      onChange={(event) => {
        setText(event.target.value)
      }}
      onFocus={(event) => {
        event.target.select()
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') {
          event.stopPropagation()
          onDone()
        }
      }}
    />
  )
}

/** Plan units around a line that is shown. */
const AROUND = 72

function goTo(designer: Env, line: Measurement, name: string): void {
  const { from, to } = endsOf(line)
  designer.selection.setState({ ids: [], seat: undefined })
  chooseLine(designer.view, line.id)
  setShowLines(designer.view, true)
  designer.camera.reveal({
    x: Math.min(from.x, to.x) - AROUND,
    y: Math.min(from.y, to.y) - AROUND,
    width: Math.abs(to.x - from.x) + 2 * AROUND,
    height: Math.abs(to.y - from.y) + 2 * AROUND,
  })
  designer.announcer.say(`${name}, ${formatLength(lengthOf(line))}`)
}

/** The row goes, so the focus goes to the list's next one, or to the tool. */
function remove(designer: Env, line: Measurement): void {
  if (chosenLine(designer.view.getState()) === line.id) clearChosen(designer.view)
  designer.editing.run(
    removeLine(designer.plan.state.getState().surroundings.measurements, line.id),
  )
}
