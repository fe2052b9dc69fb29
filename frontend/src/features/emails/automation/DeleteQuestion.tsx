/* Asks before a schedule is deleted. */
import { useDeleteEmailSchedule } from '@/api/emails'
import type { EmailSchedule } from '@/api/email-types'
import { automationMessages as messages } from '@/features/emails/automation/messages'
import { ConfirmAction } from '@/ui/ConfirmDialog'

type Props = {
  eventId: string
  schedule: EmailSchedule
  onDeleted: () => void
  onClose: () => void
}

/** Asks, and tells how deleting went. */
export function DeleteQuestion({ eventId, schedule, onDeleted, onClose }: Props) {
  return (
    <ConfirmAction
      mutation={useDeleteEmailSchedule(eventId)}
      input={schedule.id}
      title={messages.deleteQuestion(schedule.templateName)}
      confirmLabel="Delete schedule"
      pendingLabel="Deleting…"
      done={{ title: messages.deleted }}
      failed={(error) => ({ title: messages.deleteFailed, text: error.message })}
      onDone={onDeleted}
      onClose={onClose}
    >
      {messages.deleteText}
    </ConfirmAction>
  )
}
