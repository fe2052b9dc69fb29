/* Guests on their chairs. */
import { Users } from 'lucide-react'

import { chunk } from '@/canvas/controls/panel-page'
import { soonShownWhile } from '@/canvas/controls/shown-while'
import { chairDetails, openSeating } from '@/features/seating/seating-actions'
import { loadable } from '@/ui/loadable'
import type { Capability } from '@/canvas/capability'

const ChairCard = soonShownWhile(
  (_view, { seat }) => seat !== undefined,
  async () => {
    const [{ ChairCard: Card }, { guestPicker }] = await Promise.all([
      import('@/features/seating/ChairCard'),
      import('@/features/seating/ChairBody'),
    ])
    guestPicker.preload()
    return Card
  },
)
const { Part: SeatingScreen } = loadable(
  async () => (await import('@/features/seating/SeatingScreen')).SeatingScreen,
)
const { Part: GuestSheet } = loadable(
  async () => (await import('@/features/seating/sheet/GuestSheet')).GuestSheet,
)
const { Part: CompactSeating } = loadable(
  async () => (await import('@/features/seating/sheet/CompactSeating')).CompactSeating,
)

export const seating: Capability = {
  panel: {
    name: 'attendees',
    label: 'Attendees',
    icon: Users,
    page: chunk(
      async () => (await import('@/features/seating/attendees/AttendeesPanel')).AttendeesPanel,
    ),
    forViewers: true,
    staysOnSelection: true,
  },
  actions: [{ section: 'View', order: 20, actions: [openSeating] }],
  menu: {
    order: 10,
    sections: (_designer, { element, seat }) =>
      element === undefined || seat === undefined
        ? []
        : [{ actions: [chairDetails(element, seat)] }],
  },
  parts: { plan: [ChairCard], 'compact-plan': [CompactSeating], 'compact-bar': [GuestSheet] },
  screen: { surface: 'seating', Part: SeatingScreen },
}
