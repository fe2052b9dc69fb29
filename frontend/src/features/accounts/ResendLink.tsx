/* Sends the link that verifies an address again, or creates it where no mail server is set up. */
import { useSendVerification } from '@/api/accounts'
import { useSendsMail } from '@/api/site'
import { messages } from '@/features/accounts/messages'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'

const texts = messages.banner

/** Renders the button; the answer comes as a toast. */
export function ResendLink({ email }: { email: string }) {
  const send = useSendVerification()
  const sendsMail = useSendsMail()
  return (
    <Button
      size="sm"
      pending={send.isPending}
      pendingLabel={sendsMail ? 'Sending…' : 'Creating…'}
      onClick={() => {
        send.mutate(undefined, {
          onSuccess: () => {
            const { title, text } = (sendsMail ? texts.resent : texts.created)(email)
            toast.success(title, text)
          },
          onError: (error) => {
            toast.error('Error', error.message)
          },
        })
      }}
    >
      {sendsMail ? texts.resend : texts.create}
    </Button>
  )
}
