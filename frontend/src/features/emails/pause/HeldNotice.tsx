/* Emails that visitors of the public form caused beyond the hourly limit: an organiser sends or discards them. */
import { MailWarning } from 'lucide-react'
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import { useDiscardHeldEmail, useEmailSettings, useSendHeldEmail } from '@/api/emails'
import { heldMessages } from '@/features/emails/pause/messages'
import { Button } from '@/ui/Button'
import { ConfirmAction } from '@/ui/ConfirmDialog'
import { toast } from '@/ui/toast'

/** Renders how many emails wait, with both choices; empty while none does. */
export function HeldNotice({ eventId }: { eventId: string }) {
  const mayEdit = useMayEdit()
  const { data } = useEmailSettings(eventId)
  const held = data?.held ?? 0
  return (
    <div role="status" className="empty:hidden">
      {held > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-warning/40 bg-warning-soft px-4 py-3">
          <MailWarning aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-warning" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold">{heldMessages.title(held)}</p>
            <p className="text-sm">{heldMessages.text}</p>
          </div>
          {mayEdit && <Choices eventId={eventId} held={held} />}
        </div>
      )}
    </div>
  )
}

function Choices({ eventId, held }: { eventId: string; held: number }) {
  const send = useSendHeldEmail(eventId)
  const discard = useDiscardHeldEmail(eventId)
  const [isDiscarding, setDiscarding] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        pending={send.isPending}
        pendingLabel={heldMessages.sending}
        onClick={() => {
          send.mutate(undefined, {
            onSuccess: () => {
              toast.success(heldMessages.sent.title, heldMessages.sent.text)
            },
            onError: (error) => {
              toast.error(heldMessages.failed, error.message)
            },
          })
        }}
      >
        {heldMessages.send}
      </Button>
      <Button
        onClick={() => {
          setDiscarding(true)
        }}
      >
        {heldMessages.discard}
      </Button>
      {isDiscarding && (
        <ConfirmAction
          mutation={discard}
          input={undefined}
          title={heldMessages.question(held)}
          confirmLabel={heldMessages.discardAll}
          pendingLabel={heldMessages.discarding}
          done={heldMessages.discarded}
          failed={({ message }) => ({ title: heldMessages.notDiscarded, text: message })}
          onClose={() => {
            setDiscarding(false)
          }}
        >
          {heldMessages.questionText}
        </ConfirmAction>
      )}
    </div>
  )
}
