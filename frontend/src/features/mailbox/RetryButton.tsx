/* Sends a failed mail again. */
import { RotateCw } from 'lucide-react'
import { useRetryMail } from '@/api/mailbox'
import { messages } from '@/features/mailbox/messages'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'

/** Renders the button; its name says which mail it is about. */
export function RetryButton({ mailId, subject }: { mailId: string; subject: string }) {
  const retry = useRetryMail()
  return (
    <Button
      size="sm"
      aria-label={`Try again: ${subject}`}
      pending={retry.isPending}
      pendingLabel="Trying…"
      onClick={() => {
        retry.mutate(mailId, {
          onSuccess: () => {
            toast.success(messages.retried.title, messages.retried.text)
          },
          onError: (error) => {
            toast.error('Error', error.message)
          },
        })
      }}
    >
      <RotateCw aria-hidden />
      Try again
    </Button>
  )
}
