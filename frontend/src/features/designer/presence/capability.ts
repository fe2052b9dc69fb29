/* Who else is in the plan, and pointing at it for them. Its code comes after the plan; the designer works without it. */
import type { Capability } from '@/canvas/capability'
import { laserPointer } from '@/features/designer/presence/laser-action'
import { loadable } from '@/ui/loadable'

const { Part: PeopleButton } = loadable(
  async () => (await import('@/features/designer/presence/Presence')).PeopleButton,
  { quiet: true },
)
const { Part: OverPlan } = loadable(
  async () => (await import('@/features/designer/presence/Presence')).OverPlan,
  { quiet: true },
)
const { Part: Session } = loadable(
  async () => (await import('@/features/designer/presence/Presence')).Session,
  { quiet: true },
)

export const presence: Capability = {
  actions: [{ section: 'Tools', order: 30, actions: [laserPointer] }],
  toolbar: [{ group: 'help', actions: [laserPointer], forViewers: true }],
  parts: { header: [PeopleButton], plan: [OverPlan], dialog: [Session] },
}
