/* Guests on their chairs. */
import { Users } from 'lucide-react'

import { chunk } from '@/canvas/controls/panel-page'
import { openSeating } from '@/features/designer/seating/seating-actions'
import type { Capability } from '@/canvas/capability'

export const seating: Capability = {
  panel: {
    name: 'attendees',
    label: 'Attendees',
    icon: Users,
    page: chunk(
      async () =>
        (await import('@/features/designer/seating/attendees/AttendeesPanel')).AttendeesPanel,
    ),
    forViewers: true,
    staysOnSelection: true,
  },
  actions: [{ section: 'View', order: 20, actions: [openSeating] }],
}
