/* What is said while an answer is on its way. */
import { messages } from '@/features/rsvp/messages'
import { SlowNotice } from '@/features/rsvp/SlowNotice'
import type { Language } from '@/lib/language'

type Props = { pending: boolean; isOffline: boolean; language: Language }

/** Renders at once that there is no connection, and after a while that sending takes long. */
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
