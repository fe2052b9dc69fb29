/* Offers edits that a crash left on this device. Nothing happens to them until the person has chosen. */
import { History } from 'lucide-react'

import type { JournalEntry } from '@/plan/journal'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { count } from '@/features/planner/messages'

export function Recovery({
  entry,
  onAnswer,
}: {
  readonly entry: JournalEntry
  readonly onAnswer: (restore: boolean) => void
}) {
  const edits = entry.batches.reduce((sum, batch) => sum + batch.commands.length, 0)
  const when = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(entry.savedAt))
  return (
    <EmptyState
      icon={History}
      level={1}
      title="Recover unsaved work?"
      text={`${count(edits, 'edit')} from ${when} did not reach the server. The plan had ${count(entry.objects, 'object')} then.`}
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
