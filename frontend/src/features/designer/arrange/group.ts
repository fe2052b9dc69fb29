/* Groups: objects that are taken together. */
import { Group, Ungroup } from 'lucide-react'

import type { Action } from '@/canvas/env'
import { atLeast } from '@/features/designer/arrange/arrange'
import { editable } from '@/canvas/edits/selection-box'
import { runEdit } from '@/canvas/edits/run-edit'

export const group: Action = {
  id: 'group',
  label: 'Group',
  icon: Group,
  shortcuts: [{ key: 'g', mod: true }],
  scope: 'designer',
  enabled: atLeast(2),
  run: (designer) => {
    const ids = editable(designer).map((element) => element.id)
    designer.selection.setState({ inside: undefined })
    runEdit(designer, designer.plan.session().groupCommand(ids, designer.ports.newId()))
  },
}

export const ungroup: Action = {
  id: 'ungroup',
  label: 'Ungroup',
  icon: Ungroup,
  shortcuts: [{ key: 'g', mod: true, shift: true }],
  scope: 'designer',
  enabled: (designer) => editable(designer).some((element) => element.groupId !== undefined),
  run: (designer) => {
    const ids = editable(designer).map((element) => element.id)
    designer.selection.setState({ inside: undefined })
    runEdit(designer, designer.plan.session().ungroupCommand(ids))
  },
}
