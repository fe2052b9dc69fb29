/* A discreet count of guests who have answered since the person last looked. */
import { useInvitationForm } from '@/api/invitation-form'
import { useNewAnswers } from '@/events/new-answers'
import { count, countNoun } from '@/lib/words'

/** Renders the count; nothing without new answers. */
export function NewAnswers({ eventId }: { eventId: string }) {
  const fresh = useNewAnswers(eventId, useInvitationForm(eventId).data?.answers)
  if (fresh === 0) return null
  return (
    <span
      title={countNoun(fresh, 'new answer')}
      className="rounded-full bg-accent-soft px-1.5 text-xs font-medium text-accent tabular-nums"
    >
      {count(fresh)}
      <span className="sr-only"> new</span>
    </span>
  )
}
