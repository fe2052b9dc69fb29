/*
 * The layers: every object by category, what lies on top first. Only the rows in sight are in the page. One tab stop;
 * arrow keys move through rows and along the buttons of a row.
 */
import { useVirtualizer } from '@tanstack/react-virtual'
import { Layers } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { EmptyState } from '@/ui/EmptyState'
import { Input } from '@/ui/Input'
import { useDesigner, usePlanState, useSelection } from '@/canvas/context'
import { layerRows } from '@/features/designer/layers/layer-list'
import { LayerGroupRow } from '@/features/designer/layers/LayerGroupRow'
import { LayerItemRow } from '@/features/designer/layers/LayerItemRow'
import { LayerTools } from '@/features/designer/layers/LayerTools'

const ROW = { mouse: 34, touch: 44 } as const
/** Buttons of a row: its name, show or hide, lock. */
const COLUMNS = 3

interface Place {
  readonly row: number
  readonly column: number
}

export function LayersPanel() {
  const designer = useDesigner()
  const elements = usePlanState((state) => state.elements)
  const order = usePlanState((state) => state.order)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [query, setQuery] = useState('')
  const [renaming, setRenaming] = useState<string>()
  const [dragged, setDragged] = useState<string>()
  const catalogue = designer.module.catalogue()
  const rows = useMemo(
    () => layerRows(elements, order, { catalogue, closed, query }),
    [elements, order, catalogue, closed, query],
  )
  const box = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => (window.matchMedia('(pointer: coarse)').matches ? ROW.touch : ROW.mouse),
    overscan: 6,
  })
  // What is chosen on the plan comes into sight here.
  const chosen = useSelection((state) => (state.ids.length === 1 ? state.ids[0] : undefined))
  const at = rows.findIndex((row) => row.kind === 'item' && row.element.id === chosen)
  const { scrollToIndex } = list
  useEffect(() => {
    if (at >= 0) scrollToIndex(at, { align: 'auto' })
  }, [chosen, at, scrollToIndex])
  const { place, onKeyDown, onFocus } = useRoving(box, rows.length, (row) => {
    list.scrollToIndex(row)
  })

  if (order.length === 0) {
    return (
      <EmptyState
        icon={Layers}
        level={3}
        title="Nothing to layer yet"
        text="Objects you place are listed here by category, topmost first."
      />
    )
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-col gap-2 border-b border-border p-3">
        <Input
          type="search"
          aria-label="Search layers"
          placeholder="Search layers"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
          }}
        />
        <LayerTools rows={rows} onRename={setRenaming} />
      </div>
      {rows.length === 0 && (
        <p className="p-6 text-center text-sm text-muted">Nothing matches “{query.trim()}”.</p>
      )}
      <div
        ref={box}
        role="presentation"
        className="min-h-0 flex-1 overflow-y-auto"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <div
          role="list"
          aria-label="Layers"
          className="relative"
          style={{ height: list.getTotalSize() }}
        >
          {list.getVirtualItems().map(({ index, start, size }) => {
            const row = rows[index]
            if (row === undefined) return null
            const common = {
              column: place.row === index ? place.column : undefined,
              position: index,
              count: rows.length,
              style: { height: size, transform: `translateY(${String(start)}px)` },
            }
            return row.kind === 'group' ? (
              <LayerGroupRow
                key={`group ${row.category}`}
                {...common}
                group={row}
                open={!closed.has(row.category) || query.trim() !== ''}
                onToggle={() => {
                  setClosed(toggled(closed, row.category))
                }}
              />
            ) : (
              <LayerItemRow
                key={row.element.id}
                {...common}
                item={row}
                renaming={renaming === row.element.id}
                onRename={setRenaming}
                dragged={dragged}
                onDrag={setDragged}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}

function toggled(set: ReadonlySet<string>, entry: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(entry)) next.add(entry)
  return next
}

/** Which button of the list has the tab stop, and how keys move it. */
function useRoving(
  box: { readonly current: HTMLElement | null },
  count: number,
  reveal: (row: number) => void,
) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const [moved, setMoved] = useState(0)
  useEffect(() => {
    if (moved === 0) return
    const cell = `[data-cell="${String(place.row)}-${String(place.column)}"]`
    const button = box.current?.querySelector(cell)
    if (button instanceof HTMLElement) button.focus()
    // The row may come into the page only after it was scrolled to; `moved` says that a key was pressed.
  }, [moved, place, box])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement) return
    const next = stepped(place, event.key, count)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    reveal(next.row)
    setPlace(next)
    setMoved((before) => before + 1)
  }
  const onFocus = (event: { readonly target: Element }): void => {
    const cell = event.target.getAttribute('data-cell')?.split('-').map(Number)
    if (cell === undefined) return
    const [row = 0, column = 0] = cell
    if (row !== place.row || column !== place.column) setPlace({ row, column })
  }
  return { place: { ...place, row: Math.min(place.row, count - 1) }, onKeyDown, onFocus }
}

function stepped({ row, column }: Place, key: string, count: number): Place | undefined {
  const to = (next: number): Place => ({ row: Math.max(0, Math.min(next, count - 1)), column })
  switch (key) {
    case 'ArrowDown':
      return to(row + 1)
    case 'ArrowUp':
      return to(row - 1)
    case 'Home':
      return to(0)
    case 'End':
      return to(count - 1)
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, COLUMNS - 1) }
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) }
    default:
      return undefined
  }
}
