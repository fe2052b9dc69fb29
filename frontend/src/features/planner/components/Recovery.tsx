/* Offers edits that a crash left on this device. Nothing happens to them until the person has chosen. */
import { History } from 'lucide-react'

import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import type { Unsent } from '@/features/planner/hooks/recover'
import { count } from '@/features/planner/messages'

export function Recovery({
  unsent: { entry, doubtful },
  onAnswer,
}: {
  readonly unsent: Unsent
  readonly onAnswer: (restore: boolean) => void
}) {
  const edits = entry.batches.reduce((sum, batch) => sum + batch.commands.length, 0)
  const when = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(entry.savedAt))
  const known = `${count(edits, 'edit')} from ${when} did not reach the server.`
  const doubt = `${count(edits, 'edit')} from ${when} stayed on this device. Nobody can tell any more whether the first ${String(doubtful)} reached the server.`
  return (
    <EmptyState
      icon={History}
      level={1}
      title="Recover unsaved work?"
      text={`${doubtful === 0 ? known : doubt} The plan had ${count(entry.objects, 'object')} then.`}
      action={
        <>
          <Button
            onClick={() => {
              onAnswer(false)
            }}
          >
            Discard
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onAnswer(true)
            }}
          >
            Restore
          </Button>
        </>
      }
    />
  )
}
