/* Undo, redo and save. */
import { Redo2, Save, Undo2 } from 'lucide-react'

import { messages } from '@/canvas/text/messages'
import type { Action } from '@/canvas/env'

export const undo: Action = {
  id: 'undo',
  label: 'Undo',
  icon: Undo2,
  shortcuts: [{ key: 'z', mod: true }],
  scope: 'designer',
  enabled: ({ history, view }) => history.canUndo && view.getState().surface.kind !== 'read',
  run: (designer) => {
    designer.editing.undo()
  },
}

export const redo: Action = {
  id: 'redo',
  label: 'Redo',
  icon: Redo2,
  shortcuts: [
    { key: 'y', mod: true },
    { key: 'z', mod: true, shift: true },
  ],
  scope: 'designer',
  enabled: ({ history, view }) => history.canRedo && view.getState().surface.kind !== 'read',
  run: (designer) => {
    designer.editing.redo()
  },
}

export const save: Action = {
  id: 'save',
  label: 'Save',
  icon: Save,
  shortcuts: [{ key: 's', mod: true }],
  scope: 'designer',
  enabled: (designer) => designer.view.getState().surface.kind !== 'read',
  run: (designer) => {
    void designer.sync.flush().then(() => {
      const { save: state } = designer.sync.state.getState()
      if (state === 'saved') designer.ports.success(messages.saved)
      else designer.ports.failure(messages.notSaved)
    })
  },
}
