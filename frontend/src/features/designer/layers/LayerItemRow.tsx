/* One object among the layers: a click focuses it, a drag changes the stacking order. */
import { GripVertical } from 'lucide-react'
import { useState, type CSSProperties, type DragEvent } from 'react'

import { cn } from '@/ui/class-names'
import { Input } from '@/ui/Input'
import { focusElement } from '@/canvas/actions/walk'
import { nameOf } from '@/canvas/text/describe'
import { useDesigner, useSelection } from '@/canvas/context'
import { moveLayer, renameLayer } from '@/features/designer/layers/layer-edits'
import type { LayerItem } from '@/features/designer/layers/layer-list'
import { MarkButtons } from '@/features/designer/layers/MarkButtons'
import { select } from '@/canvas/store/selection'

interface Props {
  readonly item: LayerItem
  readonly position: number
  readonly count: number
  readonly column: number | undefined
  readonly style: CSSProperties
  readonly renaming: boolean
  readonly onRename: (id: string | undefined) => void
  readonly dragged: string | undefined
  readonly onDrag: (id: string | undefined) => void
}

export function LayerItemRow(props: Props) {
  const { item, position, count, column, style, renaming, onRename, dragged, onDrag } = props
  const { element } = item
  const designer = useDesigner()
  const selected = useSelection((state) => state.ids.includes(element.id))
  const [edge, setEdge] = useState<'top' | 'bottom'>()
  const name = nameOf(element)

  const choose = (additive: boolean): void => {
    const { ids } = designer.selection.getState()
    if (!additive) focusElement(designer, element.id)
    else if (selected)
      select(
        designer.selection,
        ids.filter((id) => id !== element.id),
      )
    else select(designer.selection, [...ids, element.id])
  }
  const onDragOver = (event: DragEvent): void => {
    if (dragged === undefined || dragged === element.id) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    setEdge(event.clientY < top + height / 2 ? 'top' : 'bottom')
  }
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    if (dragged !== undefined && edge !== undefined) {
      // The list runs from the top of the drawing to the bottom.
      const place = edge === 'top' ? { above: element.id } : { under: element.id }
      moveLayer(designer, dragged, place)
    }
    setEdge(undefined)
    onDrag(undefined)
  }
  return (
    <div
      role="listitem"
      aria-setsize={count}
      aria-posinset={position + 1}
      style={style}
      className={cn(
        'group absolute inset-x-0 flex items-center pr-2',
        selected && 'bg-accent-soft',
        dragged === element.id && 'opacity-50',
      )}
      onDragOver={onDragOver}
      onDragLeave={() => {
        setEdge(undefined)
      }}
      onDrop={onDrop}
    >
      {edge !== undefined && (
        <span
          aria-hidden
          className={cn(
            'absolute inset-x-2 h-0.5 bg-accent',
            edge === 'top' ? 'top-0' : 'bottom-0',
          )}
        />
      )}
      <span
        aria-hidden
        draggable
        className="grid h-full w-6 shrink-0 cursor-grab place-items-center pl-1 text-muted opacity-40 group-hover:opacity-100"
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', name)
          onDrag(element.id)
        }}
        onDragEnd={() => {
          onDrag(undefined)
        }}
      >
        <GripVertical className="size-4" strokeWidth={1.75} />
      </span>
      {renaming ? (
        <NameInput
          name={name}
          onDone={(given) => {
            onRename(undefined)
            if (given !== undefined) renameLayer(designer, element, given)
          }}
        />
      ) : (
        <button
          type="button"
          aria-pressed={selected}
          data-cell={`${String(position)}-0`}
          tabIndex={column === 0 ? 0 : -1}
          className={cn(
            'h-full min-w-0 flex-1 truncate px-1 text-left text-sm focus-visible:-outline-offset-2',
            element.hidden && 'text-muted line-through',
          )}
          onClick={(event) => {
            choose(event.shiftKey || event.ctrlKey || event.metaKey)
          }}
          onDoubleClick={() => {
            onRename(element.id)
          }}
          onKeyDown={(event) => {
            if (event.key === 'F2') onRename(element.id)
          }}
        >
          {name}
        </button>
      )}
      <MarkButtons all={[element]} name={name} position={position} column={column} />
    </div>
  )
}

function NameInput({
  name,
  onDone,
}: {
  readonly name: string
  /** Undefined when cancelled. */
  readonly onDone: (given: string | undefined) => void
}) {
  const [text, setText] = useState(name)
  return (
    <Input
      aria-label={`Name of ${name}`}
      className="h-7 min-w-0 flex-1 px-2"
      value={text}
      ref={(input) => {
        if (input !== null && document.activeElement !== input) {
          input.focus()
          input.select()
        }
      }}
      onChange={(event) => {
        setText(event.target.value)
      }}
      onBlur={() => {
        onDone(text)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onDone(text)
        if (event.key === 'Escape') {
          event.stopPropagation()
          onDone(undefined)
        }
      }}
    />
  )
}
