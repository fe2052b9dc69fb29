/*
 * The plan as a tree for screen readers and keyboards: visible as a panel, and in the page even when the panel is
 * closed. As an alternative to the plan, it has its own tab stop and the same current object.
 */
import { useCallback, useMemo, useRef, useState } from 'react'

import { cn } from '@/ui/class-names'
import { loadable } from '@/ui/loadable'
import { useDesigner, usePlanState, useSeating, useSelection } from '@/canvas/context'
import { outlineItemId, PLAN_TREE } from '@/canvas/focus/outline-ids'
import type { Place } from '@/features/designer/outline/LongList'
import { OutlineItem } from '@/features/designer/outline/OutlineItem'
import { useProblems } from '@/canvas/hooks/use-problems'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { inChosenUnit } from '@/canvas/text/units'
import type { ElementView } from '@/plan/types'
import { readingOrder } from '@/canvas/shapes/reading-order'
import { ALL_ITEMS, around } from '@/features/designer/outline/shown-items'
import { onOutlineKey } from '@/features/designer/outline/tree-keys'

const longList = loadable(
  async () => (await import('@/features/designer/outline/LongList')).LongList,
)

/** Returns the problems of each object in words. */
function useProblemsByElement(
  elements: ReadonlyMap<string, ElementView>,
): ReadonlyMap<string, string> {
  const problems = useProblems()
  const units = usePrefs((prefs) => prefs.units)
  return useMemo(() => {
    const found = new Map<string, string>()
    for (const { elements: ids, message } of problems ?? []) {
      const names = ids.map((id) => elements.get(id)?.title.trim() ?? '')
      const words = inChosenUnit(message, names)
      for (const id of ids) found.set(id, `${found.get(id) ?? ''} ${words}`.trim())
    }
    return found
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `units` is read inside inChosenUnit, and names change together with the problems
  }, [problems, units])
}

/** Loads the list for large plans. */
export const preloadOutline = longList.preload

export function Outline({ visible }: { readonly visible: boolean }) {
  const designer = useDesigner()
  const elements = usePlanState((state) => state.elements)
  const selected = useSelection((state) => state.ids)
  const focus = useSelection((state) => state.focus)
  const seat = useSelection((state) => state.seat)
  const seating = useSeating((state) => state)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const order = useMemo(() => readingOrder(elements.values()), [elements])
  const chosen = useMemo(() => new Set(selected), [selected])
  const problems = useProblemsByElement(elements)
  const list = useRef<HTMLUListElement>(null)
  const current = focus === undefined ? -1 : order.indexOf(focus)

  const setOpen = useCallback((id: string, open: boolean): void => {
    setExpanded((before) => {
      const next = new Set(before)
      if (open) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const isOpen = (id: string): boolean => expanded.has(id) || (seat !== undefined && id === focus)

  const item = (index: number, place?: Place) => {
    const id = order[index] ?? ''
    const element = elements.get(id)
    if (element === undefined) return null
    return (
      <OutlineItem
        key={id}
        element={element}
        seating={seating}
        position={index + 1}
        count={order.length}
        selected={chosen.has(id)}
        current={visible && focus === id && seat === undefined}
        seat={focus === id ? seat : undefined}
        expanded={isOpen(id)}
        problems={problems.get(id) ?? ''}
        onToggle={setOpen}
        {...place}
      />
    )
  }

  if (order.length === 0) {
    return (
      <p id={PLAN_TREE} className={visible ? 'p-4 text-sm text-muted' : 'sr-only'}>
        The plan has no objects yet.
      </p>
    )
  }
  return (
    <ul
      ref={list}
      id={PLAN_TREE}
      role="tree"
      aria-label="Plan outline"
      aria-multiselectable
      tabIndex={visible ? 0 : -1}
      aria-activedescendant={focus === undefined ? undefined : outlineItemId(seat ?? focus)}
      onKeyDown={(event) => {
        onOutlineKey(designer, { order, isOpen, setOpen }, event)
      }}
      className={cn(
        visible
          ? 'relative min-h-0 flex-1 overflow-y-auto p-2 focus-visible:-outline-offset-2'
          : 'sr-only',
      )}
    >
      {visible && order.length > ALL_ITEMS ? (
        <longList.Part list={list} count={order.length} current={current} item={item} />
      ) : (
        around(current, order.length).map((index) => item(index))
      )}
    </ul>
  )
}
