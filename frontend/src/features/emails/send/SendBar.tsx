/* Whom it will be sent to, and the button that sends it; in sight while the steps scroll. */
import { Send } from 'lucide-react'
import type { RecipientType } from '@/api/email-types'
import { audienceText } from '@/features/emails/send/counts'
import type { SendDraft } from '@/features/emails/send/send-draft'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Tooltip } from '@/ui/Tooltip'

type Props = {
  /** Absent until they are counted. */
  receiving: number | undefined
  draft: SendDraft
  pending: boolean
  /** Why it cannot be sent. */
  inactive: string | undefined
  onCancel: () => void
}

export function SendBar({ receiving, draft, pending, inactive, onCancel }: Props) {
  const later = draft.when === 'later'
  const verb = later ? 'Plan' : 'Send'
  return (
    <div
      data-bottom-bar
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-3 rounded-card border border-border bg-surface px-4 py-3 shadow-float"
    >
      <p className="min-w-0 flex-1 text-sm text-muted @max-[30rem]:basis-full @max-[30rem]:empty:hidden">
        {receiving !== undefined && receiving > 0 && (
          <>
            To <Audience receiving={receiving} recipients={draft.recipients} />
          </>
        )}
      </p>
      <Button className="@max-[30rem]:flex-1" onClick={onCancel}>
        Cancel
      </Button>
      <Tooltip inactive={inactive} side="top">
        <Button
          type="submit"
          variant="primary"
          className="@max-[30rem]:flex-2"
          pending={pending}
          pendingLabel={later ? 'Planning…' : 'Sending…'}
        >
          <Send aria-hidden />
          {receiving === undefined || receiving === 0
            ? verb
            : `${verb}${later ? ' for' : ' to'} ${countNoun(receiving, 'guest')}`}
        </Button>
      </Tooltip>
    </div>
  )
}

/** Renders “87 guests who said yes”, the number in bold. */
function Audience({ receiving, recipients }: { receiving: number; recipients: RecipientType }) {
  const guests = countNoun(receiving, 'guest')
  return (
    <>
      <span className="font-semibold text-text">{guests}</span>
      {audienceText(receiving, recipients).slice(guests.length)}
    </>
  )
}
