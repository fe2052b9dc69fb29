/* Sending, with what is told about it. */
import { useSendEmails } from '@/api/emails'
import type { Event } from '@/api/schema'
import { useTemplatesView } from '@/features/emails/templates-view'
import { sendMessages as messages } from '@/features/emails/send/messages'
import { inputOf, type SendDraft, type SendProblem } from '@/features/emails/send/send-draft'
import { dateAndTime } from '@/lib/dates'
import { toast } from '@/ui/toast'

/**
 * Returns a function that sends an email and then shows its progress, and whether it runs. While all email of the event
 * is paused, it only waits.
 */
export function useSend(event: Event, eventPaused: boolean) {
  const { mutate, isPending } = useSendEmails(event.id)
  const [, open] = useTemplatesView()
  const send = (
    templateId: string,
    draft: SendDraft,
    onProblem: (problem: SendProblem) => void,
  ) => {
    if (isPending) return
    mutate(inputOf(templateId, draft), {
      onSuccess: ({ id, sentCount, startedAt }) => {
        if (draft.when === 'now' && eventPaused)
          toast.success(messages.queued, messages.queuedText(sentCount))
        else if (draft.when === 'now') toast.success(messages.sent, messages.sentText(sentCount))
        else {
          const at = dateAndTime({ date: startedAt, zone: event.zone })
          toast.success(messages.planned, messages.plannedText(sentCount, at))
        }
        // Going back does not lead to the steps, which would send it once more.
        open({ view: 'run', campaignId: id }, { replace: true })
      },
      onError: (error) => {
        const field = 'field' in error ? error.field : undefined
        if (field === 'startAt') onProblem({ part: 'startAt', message: error.message })
        else if (field === 'guestId') onProblem({ part: 'guest', message: error.message })
        else if (field === 'guestIds') onProblem({ part: 'guests', message: error.message })
        else toast.error(messages.failed, error.message)
      },
    })
  }
  return { send, isPending }
}
