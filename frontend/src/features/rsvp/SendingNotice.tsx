/* Notices while an answer is being sent. */
import { messages } from '@/features/rsvp/messages'
import { SlowNotice } from '@/features/rsvp/SlowNotice'
import type { Language } from '@/lib/language'

type Props = { pending: boolean; isOffline: boolean; language: Language }

/** Renders the offline notice at once, and the notice about slow sending after a while. */
export function SendingNotice({ pending, isOffline, language }: Props) {
  const texts = messages[language]
  return (
    <>
      <div role="status" className="empty:hidden">
        {isOffline && (
          <p className="rounded-control bg-warning-soft px-3 py-2 text-warning">{texts.offline}</p>
        )}
      </div>
      <SlowNotice waiting={pending && !isOffline} text={texts.slow} />
    </>
  )
}
