/* Settings of the venue and of this browser. */
import { Settings } from 'lucide-react'

import { chunkWithFields } from '@/canvas/controls/panel-page'
import type { Capability, LoadFields } from '@/canvas/capability'

export const settings = (loadFields: LoadFields): Capability => ({
  panel: {
    name: 'settings',
    label: 'Settings',
    icon: Settings,
    page: chunkWithFields(
      async () => (await import('@/features/designer/settings/SettingsPanel')).SettingsPanel,
      loadFields,
    ),
    forViewers: true,
  },
})
