/* The menu of what is selected, from the keyboard. */
import { Menu } from 'lucide-react'

import type { Action } from '@/features/planner/env'
import { openMenuAtSelection } from '@/features/planner/menu/open-menu'

export const contextMenu: Action = {
  id: 'menu',
  label: 'Open the menu',
  icon: Menu,
  shortcuts: [{ key: 'F10', shift: true }, { key: 'ContextMenu' }],
  scope: 'plan',
  enabled: () => true,
  run: openMenuAtSelection,
}
