/* The totals, one tile each. They count guests. */
import type { AnswersPage } from '@/api/answers'
import { messages } from '@/guest-form/messages'
import { waitingList } from '@/guests/rsvp'
import { count, countNoun } from '@/lib/words'
import { StatTile } from '@/ui/StatTile'

const words = messages.en.attending

export function AnswerTiles({ page: { totals, capacity } }: { page: AnswersPage }) {
  const { attending, declined, maybe, noAnswer, waiting } = totals
  const free = capacity == null ? undefined : Math.max(capacity - attending, 0)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
      <StatTile
        label={words.attending}
        value={count(attending)}
        hint={
          capacity != null && free !== undefined
            ? `${countNoun(free, 'place')} of ${count(capacity)} free`
            : undefined
        }
      />
      <StatTile label={words.declined} value={count(declined)} />
      <StatTile label={words.maybe} value={count(maybe)} />
      <StatTile label="No answer" value={count(noAnswer)} />
      {waiting > 0 && <StatTile label={waitingList} value={count(waiting)} />}
    </div>
  )
}
