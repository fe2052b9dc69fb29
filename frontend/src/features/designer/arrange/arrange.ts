/* Aligns and distributes the selection. A group counts and moves as one. */
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  AlignVerticalSpaceAround,
  FlipHorizontal2,
  FlipVertical2,
  LayoutGrid,
  type LucideIcon,
} from 'lucide-react'

import type { AlignEdge } from '@/plan/types'
import type { Action, Env, Shortcut } from '@/canvas/env'
import { editable } from '@/canvas/edits/selection-box'
import { runEdit } from '@/canvas/edits/run-edit'

const idsOf = (designer: Env): string[] => editable(designer).map((element) => element.id)

/** Returns a check that at least this many selected things move independently. */
export function atLeast(things: number): (designer: Env) => boolean {
  return (designer) => {
    const found = new Set<string>()
    const { inside } = designer.selection.getState()
    for (const { id, groupId } of editable(designer)) {
      found.add(groupId === undefined || groupId === inside ? id : groupId)
      if (found.size >= things) return true
    }
    return false
  }
}

function align(
  edge: AlignEdge,
  label: string,
  icon: LucideIcon,
  shortcuts: readonly Shortcut[] = [],
): Action {
  return {
    id: `align-${edge}`,
    label,
    icon,
    shortcuts,
    scope: 'plan',
    words: 'align line edge',
    enabled: atLeast(2),
    run: (designer) => {
      runEdit(designer, designer.plan.session().alignCommand(idsOf(designer), edge))
    },
  }
}

const arrow = (key: string): readonly Shortcut[] => [{ key, mod: true, shift: true }]

export const ALIGN: readonly Action[] = [
  align('left', 'Align left', AlignStartVertical, arrow('ArrowLeft')),
  align('centre-x', 'Align horizontal centres', AlignCenterVertical),
  align('right', 'Align right', AlignEndVertical, arrow('ArrowRight')),
  align('top', 'Align top', AlignStartHorizontal, arrow('ArrowUp')),
  align('centre-y', 'Align vertical centres', AlignCenterHorizontal),
  align('bottom', 'Align bottom', AlignEndHorizontal, arrow('ArrowDown')),
]

function distribute(
  axis: 'x' | 'y',
  by: 'centres' | 'gaps',
  label: string,
  icon: LucideIcon,
): Action {
  return {
    id: `distribute-${axis}-${by}`,
    label,
    icon,
    shortcuts: [],
    scope: 'plan',
    words: 'distribute spread even equal spacing gap',
    enabled: atLeast(3),
    run: (designer) => {
      runEdit(designer, designer.plan.session().distributeCommand(idsOf(designer), axis, by))
    },
  }
}

export const DISTRIBUTE: readonly Action[] = [
  distribute('x', 'centres', 'Distribute horizontally', AlignHorizontalDistributeCenter),
  distribute('y', 'centres', 'Distribute vertically', AlignVerticalDistributeCenter),
  distribute('x', 'gaps', 'Equal horizontal spacing', AlignHorizontalSpaceAround),
  distribute('y', 'gaps', 'Equal vertical spacing', AlignVerticalSpaceAround),
]

export const tidyRows: Action = {
  id: 'tidy',
  label: 'Tidy rows',
  icon: LayoutGrid,
  shortcuts: [],
  scope: 'plan',
  words: 'straight rows grid clean even',
  enabled: atLeast(2),
  run: (designer) => {
    runEdit(designer, designer.plan.session().tidyCommand(idsOf(designer)))
  },
}

function flip(axis: 'x' | 'y', label: string, icon: LucideIcon): Action {
  return {
    id: `flip-${axis}`,
    label,
    icon,
    shortcuts: [],
    scope: 'plan',
    words: 'mirror reflect',
    enabled: (designer) => editable(designer).length > 0,
    run: (designer) => {
      runEdit(designer, designer.plan.session().flipCommand(idsOf(designer), axis))
    },
  }
}

export const FLIP: readonly Action[] = [
  flip('x', 'Flip horizontally', FlipHorizontal2),
  flip('y', 'Flip vertically', FlipVertical2),
]
