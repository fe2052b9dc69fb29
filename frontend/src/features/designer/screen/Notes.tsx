/* Lines above the plan about what a person may do here. */
import { Eye, MonitorUp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useView } from '@/canvas/context'
import { pickedGuest } from '@/canvas/store/hand'
import { isHandheld } from '@/canvas/store/view'

/** What a small screen cannot do, or does elsewhere; this line stays above the plan. */
export function CompactNote() {
  const handheld = useView(isHandheld)
  const isHolding = useView((state) => pickedGuest(state) !== undefined)
  // Its place is kept under the bar about the guests in hand.
  return (
    <div className={isHolding ? 'invisible' : ''}>
      <Note icon={MonitorUp}>
        {handheld
          ? 'You can look around and seat guests here. Use a larger screen to change the layout.'
          : 'In a small window, panels open from the menu above and cover the plan.'}
      </Note>
    </div>
  )
}

/** Shown to people who may only look. */
export function ReadOnlyNote() {
  return (
    <Note icon={Eye}>
      You can view this plan. Only owners and planners of the organisation can change it and seat
      guests.
    </Note>
  )
}

function Note({
  icon: Icon,
  children,
}: {
  readonly icon: LucideIcon
  readonly children: ReactNode
}) {
  return (
    <p className="tiny:sr-only flex items-center gap-2 border-b border-border bg-info-soft px-4 py-2 text-xs">
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  )
}
