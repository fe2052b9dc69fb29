/* Copy, cut and paste, also between plans. With the keys the browser's own events do the work. */
import { ClipboardPaste, Copy, Scissors } from 'lucide-react'

import type { Action } from '@/canvas/env'
import { openedMenu } from '@/canvas/store/layer'
import { layoutIsFixed } from '@/canvas/store/view'
import { editable } from '@/canvas/edits/selection-box'
import {
  copiedText,
  cutSelection,
  pasteText,
  readClipboard,
  writeClipboard,
} from '@/canvas/edits/clipboard'

export const copy: Action = {
  id: 'copy',
  label: 'Copy',
  icon: Copy,
  shortcuts: [{ key: 'c', mod: true }],
  scope: 'plan',
  native: true,
  enabled: (designer) => editable(designer).length > 0,
  run: (designer) => {
    void writeClipboard(copiedText(designer))
  },
}

export const cut: Action = {
  id: 'cut',
  label: 'Cut',
  icon: Scissors,
  shortcuts: [{ key: 'x', mod: true }],
  scope: 'plan',
  native: true,
  enabled: (designer) => editable(designer).length > 0,
  run: (designer) => {
    void writeClipboard(copiedText(designer))
    cutSelection(designer)
  },
}

export const paste: Action = {
  id: 'paste',
  label: 'Paste',
  icon: ClipboardPaste,
  shortcuts: [{ key: 'v', mod: true }],
  scope: 'plan',
  native: true,
  enabled: (designer) => !layoutIsFixed(designer.view.getState()),
  run: (designer) => {
    // The menu knows where it was opened only until it closes.
    const at = openedMenu(designer.view.getState())?.world ?? designer.pointer
    void readClipboard().then((text) => {
      pasteText(designer, text, at)
    })
  },
}
