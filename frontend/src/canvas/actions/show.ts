/* Hiding objects that are in the way, and bringing them back. Hidden ones stay in the plan and in the outline. */
import { Eye, EyeOff } from 'lucide-react'

import { count } from '@/canvas/text/messages'
import type { Action, Env } from '@/canvas/env'
import { clearSelection, select } from '@/canvas/store/selection'
import { layoutIsFixed } from '@/canvas/store/view'
import { editable } from '@/canvas/edits/selection-box'

export const hide: Action = {
  id: 'hide',
  label: 'Hide',
  icon: EyeOff,
  shortcuts: [{ key: 'h', mod: true, shift: true }],
  scope: 'plan',
  words: 'invisible',
  enabled: (designer) => editable(designer).length > 0,
  run: (designer) => {
    const changes = editable(designer).map(({ id }) => ({ id, set: { hidden: true } }))
    const label = `Hide ${count(changes.length, 'object')}`
    const hidden = designer.editing.run({
      kind: 'batch',
      label,
      commands: [{ kind: 'properties', changes }],
    })
    if (hidden) clearSelection(designer.selection)
  },
}

export const showAll: Action = {
  id: 'show-all',
  label: 'Show all',
  icon: Eye,
  shortcuts: [],
  scope: 'designer',
  words: 'unhide hidden visible',
  enabled: (designer) => !layoutIsFixed(designer.view.getState()) && hiddenIds(designer).length > 0,
  run: (designer) => {
    const ids = hiddenIds(designer)
    const changes = ids.map((id) => ({ id, set: { hidden: null } }))
    const label = `Show ${count(ids.length, 'object')}`
    const shown = designer.editing.run({
      kind: 'batch',
      label,
      commands: [{ kind: 'properties', changes }],
    })
    if (shown) select(designer.selection, ids)
  },
}

function hiddenIds(designer: Env): string[] {
  const ids: string[] = []
  for (const element of designer.plan.state.getState().elements.values()) {
    if (element.hidden) ids.push(element.id)
  }
  return ids
}
