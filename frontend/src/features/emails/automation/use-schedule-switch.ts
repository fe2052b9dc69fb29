/* Pausing and activating a schedule. */
import { useUpdateEmailSchedule } from '@/api/emails'
import type { EmailSchedule } from '@/api/email-types'
import { automationMessages as messages } from '@/features/emails/automation/messages'
import { toast } from '@/ui/toast'

/** Returns a function that turns a schedule off or on, and whether that is under way. */
export function useScheduleSwitch(eventId: string) {
  const update = useUpdateEmailSchedule(eventId)
  const run = ({ id, isActive }: EmailSchedule) => {
    update.mutate(
      { scheduleId: id, isActive: !isActive },
      {
        onSuccess: () => {
          toast.success(messages.updated)
        },
        onError: (error) => {
          toast.error(messages.updateFailed, error.message)
        },
      },
    )
  }
  return { run, isPending: update.isPending }
}
