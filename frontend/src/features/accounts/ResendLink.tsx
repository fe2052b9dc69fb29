/* Sends the link that verifies an address once more. */
import { useSendVerification } from '@/api/accounts'
import { messages } from '@/features/accounts/messages'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'

const texts = messages.banner

/** Renders the button; the answer comes as a toast. */
export function ResendLink({ email }: { email: string }) {
  const send = useSendVerification()
  return (
    <Button
      size="sm"
      pending={send.isPending}
      pendingLabel="Sending…"
      onClick={() => {
        send.mutate(undefined, {
          onSuccess: () => {
            const { title, text } = texts.resent(email)
            toast.success(title, text)
          },
          onError: (error) => {
            toast.error('Error', error.message)
          },
        })
      }}
    >
      {texts.resend}
    </Button>
  )
}
