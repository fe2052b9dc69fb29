/* The menu of what is selected, from the keyboard. */
import { Menu } from 'lucide-react'

import type { Action } from '@/canvas/env'
import { openMenuAtSelection } from '@/canvas/edits/open-menu'

export const contextMenu: Action = {
  id: 'menu',
  label: 'Open the menu',
  icon: Menu,
  shortcuts: [{ key: 'F10', shift: true }, { key: 'ContextMenu' }],
  scope: 'plan',
  enabled: () => true,
  run: openMenuAtSelection,
}
