/* Sending emails again. */
import { useResendEmails } from '@/api/emails'
import { maxResent, type EmailHistoryItem } from '@/api/email-types'
import { recipientName } from '@/features/emails/history/email-status'
import { historyMessages as messages } from '@/features/emails/history/messages'
import { count, countNoun } from '@/lib/words'
import { toast } from '@/ui/toast'

/** Returns a function that sends emails again and says how that went, and whether it is under way. */
export function useResend(eventId: string) {
  const resend = useResendEmails(eventId)
  const run = (items: readonly EmailHistoryItem[], onDone?: () => void) => {
    if (items.length > maxResent) {
      toast.error(messages.resendFailed, messages.tooMany(count(maxResent)))
      return
    }
    resend.mutate(
      items.map(({ id }) => id),
      {
        onSuccess: ({ resent, skipped }) => {
          onDone?.()
          const [first] = skipped
          if (first === undefined) {
            toast.success(messages.resent(countNoun(resent, 'email')), messages.resentText)
            return
          }
          const item = items.find(({ id }) => id === first.id)
          const why = `${item === undefined ? '' : `${recipientName(item)}: `}${first.reason}`
          const title = messages.skipped(countNoun(skipped.length, 'email'))
          if (resent === 0) toast.error(title, why)
          else toast.success(`${messages.resent(countNoun(resent, 'email'))}, ${title}`, why)
        },
        onError: (error) => {
          toast.error(messages.resendFailed, error.message)
        },
      },
    )
  }
  return { run, isPending: resend.isPending }
}
