/* Settings of the venue and of this browser. */
import { Settings } from 'lucide-react'

import { chunk } from '@/canvas/controls/panel-page'
import type { Capability } from '@/canvas/capability'

export const settings: Capability = {
  panel: {
    name: 'settings',
    label: 'Settings',
    icon: Settings,
    page: chunk(
      async () => (await import('@/features/designer/settings/SettingsPanel')).SettingsPanel,
    ),
    forViewers: true,
  },
}
