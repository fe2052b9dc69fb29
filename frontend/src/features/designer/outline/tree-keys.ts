/* The keys of the outline: arrows walk the tree, open and close it, space takes into the selection, Enter goes to the plan. */
import type { KeyboardEvent } from 'react'

import { planKey } from '@/canvas/actions/keyboard'
import { focusElement } from '@/canvas/actions/walk'
import type { Env } from '@/canvas/env'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { focusSeat, select } from '@/canvas/store/selection'

/** The tree as it is drawn. */
interface Tree {
  /** The ids of the objects, in reading order. */
  readonly order: readonly string[]
  readonly isOpen: (id: string) => boolean
  readonly setOpen: (id: string, open: boolean) => void
}

/** Hands a key to the tree, or to the plan where the tree has no use for it. */
export function onOutlineKey(designer: Env, tree: Tree, event: KeyboardEvent): void {
  // Tab leaves a tree; it walks objects only in the plan, where Escape comes out again.
  if (event.key === 'Tab') return
  if (treeKey(designer, tree, event) || planKey(designer, event)) {
    event.preventDefault()
    event.stopPropagation()
  }
}

function treeKey(designer: Env, tree: Tree, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const { order } = tree
  const { focus, seat } = designer.selection.getState()
  const current = focus === undefined ? -1 : order.indexOf(focus)
  const go = (index: number): true => {
    const id = order[Math.max(0, Math.min(index, order.length - 1))]
    if (id !== undefined) focusElement(designer, id)
    return true
  }
  switch (event.key) {
    case 'ArrowDown':
      return seat === undefined ? go(current + 1) : false
    case 'ArrowUp':
      return seat === undefined ? go(current - 1) : false
    case 'Home':
      return go(0)
    case 'End':
      return go(order.length - 1)
    case 'ArrowRight':
      openCurrent(designer, tree)
      return true
    case 'ArrowLeft':
      closeCurrent(designer, tree)
      return true
    case ' ':
      toggleCurrent(designer)
      return true
    case 'Enter':
      focusPlan()
      return true
    default:
      return false
  }
}

/** Opens the current object; an open one is entered at its first seat. */
function openCurrent({ plan, selection }: Env, { isOpen, setOpen }: Tree): void {
  const { focus, seat } = selection.getState()
  if (focus === undefined || seat !== undefined) return
  const first = plan.state.getState().elements.get(focus)?.seats[0]
  if (first === undefined) return
  if (isOpen(focus)) focusSeat(selection, focus, first.id)
  else setOpen(focus, true)
}

/** Leaves the seat for its object, or closes the object. */
function closeCurrent({ selection }: Env, { setOpen }: Tree): void {
  const { focus, seat } = selection.getState()
  if (focus === undefined) return
  if (seat === undefined) setOpen(focus, false)
  else focusSeat(selection, focus, undefined)
}

function toggleCurrent({ selection }: Env): void {
  const { ids, focus } = selection.getState()
  if (focus === undefined) return
  select(selection, ids.includes(focus) ? ids.filter((each) => each !== focus) : [...ids, focus])
}
