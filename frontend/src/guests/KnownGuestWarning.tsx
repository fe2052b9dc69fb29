/* Says that a guest with the same name or email address is on the list, and lets one more be added all the same. */
import { TriangleAlert } from 'lucide-react'
import { guestMessages } from '@/guests/messages'
import { Button } from '@/ui/Button'

type Props = {
  /** Names of the guests who are on the list; nothing is shown without one. */
  names: readonly string[]
  pending: boolean
  onAdd: () => void
}

export function KnownGuestWarning({ names, pending, onAdd }: Props) {
  return (
    <div role="alert" className="empty:sr-only">
      {names.length > 0 && (
        <div className="flex flex-col gap-3 rounded-control bg-warning-soft p-3 text-sm">
          <p className="flex items-start gap-2">
            <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
            <span className="wrap-anywhere">{guestMessages.alreadyListed(names)}</span>
          </p>
          <Button size="sm" className="self-start" pending={pending} onClick={onAdd}>
            Add anyway
          </Button>
        </div>
      )}
    </div>
  )
}
