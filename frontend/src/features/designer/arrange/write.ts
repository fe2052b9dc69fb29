/* Editing an object in place, and the small forms that float beside it. */
import { Grid2x2Plus, Move, Type } from 'lucide-react'

import { openQuickEditor } from '@/canvas/edits/effects'
import type { Action } from '@/canvas/env'
import { editable } from '@/canvas/edits/selection-box'
import { openCard } from '@/canvas/store/layer'

export const editLabel: Action = {
  id: 'label',
  label: 'Quick edit',
  icon: Type,
  shortcuts: [{ key: 'F2' }],
  scope: 'plan',
  words: 'edit label rename name text size chairs rotation',
  enabled: (designer) => editable(designer).length === 1,
  run: (designer) => {
    const [element] = editable(designer)
    if (element !== undefined) openQuickEditor(designer, element.id)
  },
}

export const array: Action = {
  id: 'array',
  label: 'Repeat in rows…',
  icon: Grid2x2Plus,
  shortcuts: [],
  scope: 'plan',
  words: 'array grid columns copies duplicate many',
  enabled: (designer) => editable(designer).length > 0,
  run: (designer) => {
    openCard(designer.view, 'array')
  },
}

export const moveTo: Action = {
  id: 'move-to',
  label: 'Move to…',
  icon: Move,
  shortcuts: [],
  scope: 'plan',
  words: 'position distance beside next right left above below',
  enabled: (designer) => editable(designer).length > 0,
  run: (designer) => {
    openCard(designer.view, 'move-to')
  },
}
